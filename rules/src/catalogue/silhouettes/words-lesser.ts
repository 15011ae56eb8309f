// Words of a cut that a title has when nothing more telling is to be said (words.ts): a plain tee is a
// crew-neck tee. They come from the shape alone, as all words of a cut do.
import type {
  BagShape,
  BodyShape,
  Jewel,
  JewelShape,
  LegsShape,
  Shape,
  ShoeShape,
  SkirtShape,
} from './shape.ts'

type Said<S> = (shape: S) => readonly (string | false | undefined)[]

const skirted = ['mini', 'knee', 'midi', 'maxi', 'floor']

const ofBody: Said<BodyShape> = (s) => [
  s.collar === 'band' && 'band-collar',
  s.collar === 'peak' && 'peak-lapel',
  s.collar === 'peter-pan' && 'Peter Pan-collar',
  s.collar === 'fur' && 'fur-trim',
  s.collar === 'stand' && s.neck !== 'funnel' && 'stand-collar',
  s.waist === 'drop' && 'drop-waist',
  s.waist === 'elastic' && 'elastic-waist',
  s.fit === 'fit-and-flare' && 'fit-and-flare',
  s.fit === 'a-line' && skirted.includes(s.hemLength) && 'A-line',
  s.fit === 'relaxed' && 'relaxed',
  s.pockets === 'patch' && 'patch-pocket',
  s.pockets === 'chest' && 'pocket',
  s.pockets === 'cargo' && 'cargo',
  s.closure === 'asymmetric-zip' && 'asymmetric-zip',
  s.closure === 'single-button' && 'one-button',
  s.closure === 'snaps' && 'snap-front',
  s.closure === 'toggles' && 'toggle',
  s.closure === 'half-buttons' && s.neck !== 'henley' && 'half-button',
  s.neck === 'keyhole' && 'keyhole',
  s.neck === 'funnel' && 'funnel-neck',
  s.neck === 'deep-v' && 'plunge',
  s.neck === 'crew' && s.collar === 'none' && 'crew-neck',
  s.sleeveCut === 'raglan' && 'raglan',
  s.sleeveCut === 'dolman' && 'dolman',
  s.sleeveCut === 'drop' && 'drop-shoulder',
  s.sleeve === 'cap' && 'cap-sleeve',
  s.sleeve === 'short' && 'short-sleeve',
  (s.sleeve === 'elbow' || s.sleeve === 'three-quarter') && 'three-quarter-sleeve',
  s.sleeve === 'none' && s.collar !== 'none' && 'sleeveless',
  s.hem === 'curved' && 'curved-hem',
  s.hem === 'asymmetric' && 'asymmetric',
  s.hem === 'slit' && 'slit',
  s.hemLength === 'thigh' && 'long',
  s.hemLength === 'midi' && 'midi',
  s.hemLength === 'maxi' && 'maxi',
  s.closure === 'buttons' && skirted.includes(s.hemLength) && 'button-front',
  s.fit === 'slim' && 'slim',
]
const ofLegs: Said<LegsShape> = (s) => [
  s.leg.length === 'ankle' && 'ankle',
  s.rise === 'mid' && 'mid-rise',
  s.waistband === 'side-zip' && 'side-zip',
  s.waistband === 'tie' && 'tie-waist',
  s.pockets === 'cargo' && 'cargo',
  s.pockets === 'patch' && 'patch-pocket',
  s.leg.fit === 'straight' && s.leg.length === 'full' && 'straight-leg',
]
const ofSkirt: Said<SkirtShape> = (s) => [
  s.closure === 'zip' && 'zip-front',
  s.hemLength === 'mini' && 'mini',
  s.hemLength === 'midi' && 'midi',
  s.hemLength === 'maxi' && 'maxi',
  s.hemLength === 'knee' && 'knee-length',
  s.pockets === 'patch' && 'patch-pocket',
  s.waistband === 'elastic' && 'elastic-waist',
]
const ofShoe: Said<ShoeShape> = (s) => [
  s.shaft === 'knee' && 'knee-high',
  s.shaft === 'mid' && 'mid-calf',
  s.shaft === 'ankle' && 'ankle',
  s.heel === 'stiletto' && 'stiletto',
  s.heel === 'wedge' && 'wedge',
  s.heel === 'cone' && 'cone-heel',
  s.heel === 'stacked' && 'stacked-heel',
  s.fastening === 't-strap' && 'T-strap',
  s.fastening === 'zip' && 'zip',
  s.fastening === 'velcro' && 'hook-and-loop',
  s.fastening === 'elastic' && 'elastic',
  s.upper === 'court' && 'court',
  s.upper === 'sport' && s.sole !== 'lug' && 'training',
  s.sole === 'jute' && 'jute-sole',
  s.sole === 'cork' && 'cork-sole',
  s.sole === 'foam' && 'cushioned',
  s.toe === 'cap' && 'cap-toe',
  s.toe === 'almond' && 'almond-toe',
  s.toe === 'round' && s.upper !== 'runner' && 'round-toe',
]
const tops: Readonly<Partial<Record<BagShape['top'], string>>> = {
  zip: 'zip-top',
  'turn-lock': 'turn-lock',
  frame: 'frame',
  snap: 'snap',
  buckle: 'buckled',
  open: 'open-top',
}
const ofBag: Said<BagShape> = (s) => [
  tops[s.top],
  s.size === 'small' && 'small',
  s.size === 'large' && 'large',
  s.strap === 'one-handle' && 'top-handle',
  s.structure === 'structured' ? 'structured' : 'slouchy',
]
const jewels: Readonly<Partial<Record<Jewel, string>>> = {
  drops: 'drop',
  climbers: 'climber',
  hoops: 'hoop',
  studs: 'stud',
  chain: 'chain',
  pendant: 'pendant',
  strand: 'strand',
  locket: 'locket',
  band: 'band',
  solitaire: 'solitaire',
  signet: 'signet',
  stacking: 'stacking',
  'link-bracelet': 'chain',
  'beaded-bracelet': 'beaded',
  'charm-bracelet': 'charm',
  tennis: 'tennis',
  'watch-round': 'round',
  'watch-square': 'square',
  'watch-sport': 'sport',
}
const ofJewel: Said<JewelShape> = (s) => [jewels[s.jewel]]

const wordsOf = (words: readonly (string | false | undefined)[]): string[] =>
  words.flatMap((word) => word || [])

/**
 * Returns the words of a shape that describe it only together with others, such as a pocket or a cuff, the
 * most telling word first; none for bras and accessories.
 */
export function lesserWords(shape: Shape): string[] {
  switch (shape.on) {
    case 'body':
      return wordsOf(ofBody(shape))
    case 'legs':
      return wordsOf(ofLegs(shape))
    case 'skirt':
      return wordsOf(ofSkirt(shape))
    case 'feet':
      return wordsOf(ofShoe(shape))
    case 'hand':
      return wordsOf(ofBag(shape))
    case 'jewel':
      return wordsOf(ofJewel(shape))
    default:
      return []
  }
}
