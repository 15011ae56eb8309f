// Words that say nothing about clothes, words that negate the next one, and words that join.
const list = (...lines: string[]): ReadonlySet<string> => new Set(lines.join(' ').split(' '))

/** Words of sentences: a text with one of these words counts as a sentence, not as a list. */
export const sentenceWords = list(
  'a an the this that these those some something anything any for to of in on at by from as is are was be been being it its im i me my mine',
  'we us our you your she he her his they their them want wants wanted need needs needed looking look find show give get got can could would',
  'should will shall do does did have has had wear wearing worn go going gonna what which who whom whose when where why how if then than so very',
  'really quite rather too also just only even please thanks maybe because about into onto out up off there here with while during before after',
  'anyone everybody anybody else similar hi hello hey thats theyre theres ive id youre whats lets cant wont couldnt wouldnt shouldnt hes shes weve wanna gonna all actually still already',
  'let help make makes feel feeling seem seems am were not no without',
)

/** Words that fit every piece of the shop ("clothes"), and praise that fits any ("gorgeous"). */
export const generic = list(
  'something anything piece pieces item items clothes clothing apparel fashion garment garments outfit outfits thing things stuff wardrobe wear ware',
  'kind kinds sort sorts type style styles one ones look looks option options idea ideas color colour colors colours colored coloured size sizes sized',
  'material fabric made nice good great best lovely pretty beautiful cool perfect favorite amazing gorgeous awesome buy shop shopping online used',
  'secondhand second hand preloved preowned owned thrift thrifted hemline brand brands branded price prices priced budget dollars bucks usd and or but',
  'tonight tomorrow today yesterday week month season weather night nights evening evenings morning mornings afternoon vibe vibes mood outside degrees aesthetic core era inspo inspiration inspired event theme themed',
  'sell sells selling sold stock stocked available condition conditions clean quality percent',
  'larger bigger smaller up trending popular bestseller bestsellers viral tiktok instagram shipping delivery returns coupon coupons',
  'yet though us etc like likes love loves inspired first around spend mean goes along together own someone somebody everyone whatever eg vs per day days time times bit little lot lots much many more most less lots fit fits fitting',
)

/**
 * Returns whether a word carries no meaning for a search: a sentence word ("for"), a generic word, a share or
 * an age.
 */
export const isIdle = (word: string): boolean =>
  sentenceWords.has(word) || generic.has(word) || shareOrAge.test(word)

/** Matches "100%" of "100% cotton", "30s" of "women in their 30s", and signs without a price. */
const shareOrAge = /^(?:\d{1,3}%|\d0s|[<>≤≥~])$/

/**
 * Phrases that negate what follows, as lists of words, longer phrases first: "not leather", "anything but
 * black".
 */
export const negations: readonly (readonly string[])[] = [
  'i do not want',
  'not a fan of',
  'sick of',
  'tired of',
  'none of',
  'anything except',
  'everything except',
  'apart from',
  'aside from',
  'besides',
  'allergic to',
  'do not like',
  'dont like',
  'do not wear',
  'dont wear',
  'cant wear',
  'cannot wear',
  'cant stand',
  'cannot stand',
  'must not be',
  'with no',
  'zero percent',
  'w o',
  'i dont want',
  'do not want',
  'anything but',
  'everything but',
  'other than',
  'instead of',
  'rather than',
  'free of',
  'free from',
  'nothing in',
  'nothing with',
  'dont want',
  'do not',
  'not made of',
  'not in',
  'not',
  'no',
  'non',
  'without',
  'except',
  'excluding',
  'nothing',
  'minus',
  'never',
  'isnt',
  'dont',
  'doesnt',
  'arent',
  'wasnt',
  'hate',
  'hates',
  'dislike',
  'avoid',
  'avoiding',
  'exclude',
  'excludes',
  'sans',
  'nor',
  'skip',
  'none',
].map((phrase) => phrase.split(' '))

/** Words that end a negation: "no heels but boots". */
export const turns = list('but with yet though just')
/** Words that carry a negation on to the next word of the same kind: "not leather or suede". */
export const joints = list('or nor and &')
/** Words after which the text names a piece worn with the wanted one: "a top to wear with jeans". */
export const companions = list('w with over under underneath beneath match matching matches atop')
