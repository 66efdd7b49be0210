/** Words that fit any reader: they make no observation specific. */
export const genericWords: ReadonlySet<string> = new Set(
  (
    'website site company business work works working team teams brand brands product products service services industry industries space growth growing success successful journey profile page content mission thing things achievement achievements background experience ' +
    'organization organisation linkedin online internet great amazing impressive awesome incredible fantastic excellent wonderful interesting inspiring love loved liked like impressed impressive really truly very recently recent new doing done good nice best ' +
    'help helps helping leading potential way ways people customers clients client companies businesses opportunity opportunities solution solutions result results today time day week year years lot many much some several various number quick quickly email message ' +
    'came across stumbled noticed saw read looked looking found reaching reach out wanted want need needs make makes made get gets getting take takes use using based currently focused field area market world believe think know sure hope well ' +
    'response reply answer interest feedback thoughts positive soon forward attention consideration issue issues error errors problem problems ranking rankings rank hurt hurts hurting google search engine engines traffic seo leads lead sales revenue presence visibility losing missing bad low high first analysis audit report free software platform tool tools industry'
  ).split(' '),
);
