// A judged dialogue of the style chat: what a shopper says, turn by turn, and what must be true of the last
// answer. The judge of judge-outfits.ts has rules of its own and shares none with the stylist.

export type Occasion = 'wedding' | 'work' | 'party' | 'date' | 'vacation' | 'casual'

/** What must be true after the last turn. */
export type Want = {
  occasion?: Occasion
  /** Dollars for one outfit; a hard limit. */
  budget?: number
  /** The size of clothes as the shopper said it; a hard limit. */
  size?: string
  /** The size of shoes as the shopper said it; a hard limit. */
  shoe?: string
  /** What no piece may be, by the judge's own words; hard limits. */
  no?: readonly string[]
  /** The sizes of tops and of bottoms, where the shopper said two; hard limits. */
  upper?: string
  lower?: string
  /** Dollars for each piece; a hard limit. */
  each?: number
  /** The department that each piece of clothes is for, where it is not the women's; a hard limit. */
  who?: 'girls' | 'boys'
  /** Each outfit has a piece of one of these kinds, by a part of a tag. */
  with?: readonly string[]
  /** One piece of each outfit has one of these colors. */
  colors?: readonly string[]
  /** "none": no outfit may come. "kept": the outfits of before stay. "asks": a question comes. */
  outfits?: 'none' | 'kept' | 'asks'
  /** A word that the last answer must have. */
  words?: string
}
export type Dialogue = { says: readonly string[]; want: Want }
