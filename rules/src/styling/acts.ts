// What a shopper does with a turn, beyond naming wishes: greet, thank, swap, ask for cheaper pieces.

export type Act =
  | 'hello'
  | 'thanks'
  | 'insult'
  | 'foreign'
  | 'again'
  | 'cheaper'
  | 'warmer'
  | 'cooler'
  | 'color'
  | 'dressier'
  | 'plainer'
  | 'others'
  | 'no-kind'
  | 'who'
  | 'men'
  | 'help'
  | 'outfit'

/** The slots that a turn may ask to swap, by the words for them. */
const swaps: readonly (readonly [pattern: RegExp, slots: readonly string[]])[] = [
  [/shoes?|boots?|heels|sandals|sneakers|flats|loafers/, ['shoes']],
  [/bag|purse|clutch|tote/, ['bag']],
  [/jewelry|earrings?|necklace|bracelet/, ['jewelry']],
  [/jacket|coat|blazer/, ['coat']],
  [/cardigan|sweater|layer/, ['layer']],
  [/dress/, ['dress']],
  [/top|blouse|shirt/, ['top']],
  [/pants|skirt|jeans|trousers|bottoms?|shorts/, ['bottom']],
]

/**
 * Returns the slots of an outfit that a message asks to swap, such as "swap the shoes" or "different boots";
 * undefined when it asks for no swap.
 */
export function swapOf(text: string): readonly string[] | undefined {
  const asked =
    /\b(?:swap|change|replace|exchange|switch)\s+(?:out\s+)?(?:the|this|that|those|these|my)?\s*([a-z]+)|\b(?:other|different|another)\s+(shoes?|boots|bag|purse|clutch|jewelry|earrings|necklace|jacket|coat|blazer|cardigan|sweater|top|blouse|skirt|pants)\b/i.exec(
      text,
    )
  const word = (asked?.[1] ?? asked?.[2])?.toLowerCase()
  return word ? swaps.find(([pattern]) => pattern.test(word))?.[1] : undefined
}

const acts: readonly (readonly [act: Act, pattern: RegExp])[] = [
  [
    'insult',
    /\b(?:stupid|idiot|dumb(?:ass)?|moron|fuck\w*|shit\w*|bitch|asshole|bastard|useless|you suck|hate you|crap(?:py)?|worthless|shut up)\b/i,
  ],
  [
    'again',
    /\bstart (?:again|over|fresh|new)\b|\bforget (?:all|everything|that|it)\b|\bnew (?:chat|search|start)\b|\breset\b|\bfrom scratch\b|\bclear (?:all|everything)\b/i,
  ],
  [
    'no-kind',
    /\b(?:no more|not|none) (?:of )?(?:that|this|those|these)(?: kind| type| sort)?\b|\bnot (?:that|this) kind\b/i,
  ],
  [
    'color',
    /\b(?:another|other|different|change(?: the)?|new) colou?rs?\b|\bin (?:another|a different) colou?r\b/i,
  ],
  [
    'cheaper',
    /\bcheaper\b|\bless expensive\b|\btoo expensive\b|\btoo much(?: money)?\b|\blower price\b|\bmore affordable\b|\bsave (?:some )?money\b|\blower the (?:price|total)\b|\btoo pricey\b/i,
  ],
  [
    'warmer',
    /\bwarmer\b|\btoo cold\b|\bmore layers\b|\bi(?:'|’)?ll freeze\b|\bwarm(?: please)?$|\bsomething warm\b|\bkeep me warm\b|\bcover(?:ed)? up\b/i,
  ],
  ['cooler', /\bcooler\b|\btoo warm\b|\btoo hot\b|\blighter\b/i],
  [
    'dressier',
    /\b(?:more formal|dressier|fancier|more elegant|smarter|dress (?:it|me) up|more dressed up|less casual)\b/i,
  ],
  [
    'plainer',
    /\b(?:less formal|more casual|simpler|plainer|too fancy|too formal|less fancy|dress it down|more relaxed)\b/i,
  ],
  [
    'others',
    /\b(?:show (?:me )?(?:more|others?|another|something else)|something else|other (?:ideas|options|outfits|ones)|another (?:one|outfit|idea|option)|more (?:ideas|options|outfits)|different (?:outfits?|ones|ideas)|try again|next)\b/i,
  ],
  [
    'who',
    /\b(?:who are you|are you (?:a |an )?(?:human|person|real|robot|bot|machine|ai|program)|what are you|your name)\b/i,
  ],
  [
    'help',
    /\b(?:my|an?|the|this|your|last) (?:orders?|refunds?|package|parcel|delivery|shipment|payout|clean-?out bag|gift card|account|password|coupon)\b|\b(?:return|refund|shipping|exchange) (?:policy|label|costs?|fees?|times?|address)\b|\b(?:can|may|do|how do|could|want to|need to|like to) i? ?(?:return|exchange|cancel|track)\b|\b(?:do you|how (?:long|much|fast|soon)) .{0,20}\b(?:ship(?:s|ping)?|deliver(?:y|s)?|returns?|refunds?)\b|\bwhere(?:(?:'|’)s| is| are) my\b|\bcustomer (?:service|support)\b/i,
  ],
  [
    'men',
    /\bmen(?:'|’)?s\b(?! style)|\bmenswear\b(?![- ]inspired)|\bfor (?:a |an |my |our |the )?(?:men|man|guy|gentleman|husband|boyfriend|fianc[eé]|dad|father|brother|uncle|grandpa|grandfather|groom|groomsman|groomsmen|best man|him)\b(?!(?:'|’)s\b)(?! (?:jeans|blazer|shirt|cardigan))|\bi(?:'|’)?(?: a)?m an? (?:man|guy|groom|groomsman|best man|gentleman)\b|\bmy (?:husband|boyfriend|dad|father|brother) (?:needs|wants|is looking|wears|would like)\b/i,
  ],
  [
    'thanks',
    /\b(?:thanks?|thank you|thx|perfect|love (?:it|them|this)|great|awesome|cheers|lovely|beautiful|wonderful)\b/i,
  ],
  ['hello', /^\W*(?:hi|hello|hey|good (?:morning|afternoon|evening)|howdy|yo)\b/i],
  [
    'outfit',
    /\b(?:outfits?|looks?|dress me|something (?:to wear|nice|cute|for)|what (?:can|should|do|to) (?:i )?wear|clothes|style me|wear)\b/i,
  ],
]

/**
 * Returns every act that a shopper's message contains, such as 'thanks' or 'cheaper', in the order of the
 * list `acts`.
 */
export const readActs = (text: string): Act[] =>
  acts.filter(([, pattern]) => pattern.test(text)).map(([act]) => act)

/** Small words of other languages that shoppers write; English has none of them. */
const foreignWords = new Set(
  `ich und für eine einen einer ein suche kleid hochzeit mit nicht bitte schuhe größe der das ist auf wir
   necesito quiero busco un una vestido para boda con por favor zapatos talla el los las es en que mi
   je cherche robe pour mariage une avec sans merci bonjour chaussures taille les des est dans mon ma
   cerco vestito per matrimonio con scarpe taglia il della sono vorrei preciso quero casamento sapatos
   ik zoek jurk voor bruiloft met schoenen maat een het jag klänning bröllop skor och`.split(/\s+/),
)
const foreignScript =
  /[\u0400-\u04ff\u0370-\u03ff\u0590-\u06ff\u0900-\u0dff\u0e00-\u0e7f\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/g

/** Returns whether a turn is written in another language than English. */
export function isForeign(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  if (letters > 0 && (text.match(foreignScript)?.length ?? 0) / letters > 0.3) return true
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const hits = words.filter((word) => foreignWords.has(word)).length
  return words.length >= 2 && hits >= 2 && hits / words.length >= 0.34
}
