/** Words that usually open a sentence; a capital on them says nothing about names. */
export const sentenceStarters: ReadonlySet<string> = new Set(
  (
    'a about after again all also although always an and another any anything are as at based be because been before being best ' +
    'both but by can companies could currently did do does doing don each either even every everyone few finally first for from ' +
    'further given good great had happy has have having he hello help here hey hi hope hoping how however i if imagine in instead ' +
    'interested is it its just last lately let like looking love many maybe might more most much my nearly need neither never new ' +
    'next no nobody none not nothing now of often on once one only or other our over people perhaps please quick rather ready ' +
    'reach read recently regarding right same saw several shall she should since so some someone something sometimes soon sorry ' +
    'still such sure take teams thank thanks that the their them then there these they think this those though thought three ' +
    'through to today together tomorrow too two under unfortunately until up us used usually very want was we well were what ' +
    'whatever when whenever where whether which while who whose why will wish with within without wondering worth would yes ' +
    'yesterday yet you your congrats congratulations noticed came following bumping checking circling quickly simply basically ' +
    'currently similarly additionally furthermore moreover lastly second third most reply click visit download book schedule ' +
    'send ask see try get give make keep use call meet speak talk check feel consider happy glad excited thrilled delighted ' +
    'apologies sincerely best regards cheers warm kind ideally specifically typically generally honestly frankly obviously clearly'
  ).split(' '),
);
