/** Why a run cannot be: a sentence for the log, and the run is undone. */
export class WorkflowFailure extends Error {}
