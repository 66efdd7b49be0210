/** Leads to the button that takes an offer of a result. */
export function goToOffer(resultId: string, offer: string): void {
  go(resultId, (element) => element.dataset['offer'] === offer);
}

/** Leads to the field of a question that a result has. */
export function goToQuestion(resultId: string, question: string): void {
  go(resultId, (element) => element.dataset['question'] === question);
}

function go(resultId: string, isIt: (element: HTMLElement) => boolean): void {
  const places = document.querySelectorAll<HTMLElement>(
    `[data-result="${resultId}"] :is([data-offer], [data-question])`,
  );
  Array.from(places).find(isIt)?.focus();
}
