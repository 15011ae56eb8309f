// Which styles and occasions of its kind a piece is filed under: a rule over cut, pattern and material, so
// that the tags say the same as title and picture. The specification (§3 styleTags, occasionTags) gives the
// fields and no rule; this one is ours (decision 0304).

/** What the tags follow from. `silhouette`: the name of the cut, '' where nobody said one. */
export type TaggedFrom = {
  readonly kind: { readonly styles: readonly string[]; readonly occasions: readonly string[] }
  readonly silhouette: string
  readonly pattern: string | null | undefined
  readonly materials: readonly string[]
  /** The sort of the brand (catalogue/brands); null for a brand without one. */
  readonly sort?: string | null
}

/** Points for tags: "romantic" 3. */
type Points = Readonly<Record<string, number>>
type Signs = Readonly<Record<string, Points>>

const byPattern: Signs = {
  floral: { romantic: 4, bohemian: 1, 'wedding guest': 2, vacation: 2 },
  paisley: { bohemian: 4, 'vintage-inspired': 1, vacation: 1 },
  'tie-dye': { bohemian: 4, sporty: 1, vacation: 2, lounge: 1 },
  stripe: { preppy: 2, classic: 2, work: 1 },
  breton: { preppy: 4, classic: 2 },
  check: { preppy: 2, classic: 2, work: 2 },
  plaid: { preppy: 4, school: 1, winter: 1 },
  gingham: { preppy: 3, 'vintage-inspired': 3, vacation: 1 },
  houndstooth: { classic: 4, 'vintage-inspired': 2, work: 3 },
  tweed: { classic: 4, preppy: 2, work: 3 },
  dot: { 'vintage-inspired': 4, romantic: 2, party: 1 },
  animal: { edgy: 4, party: 2 },
  camo: { edgy: 3, sporty: 2, play: 2 },
  graphic: { edgy: 3, sporty: 2, casual: 3, play: 3 },
  abstract: { bohemian: 2, edgy: 2 },
  'color-block': { sporty: 3, minimal: 1 },
  denim: { classic: 2, edgy: 1, casual: 3 },
  knit: { classic: 2, casual: 1 },
  rib: { minimal: 3 },
  solid: { minimal: 1, classic: 1 },
}

const byMaterial: Signs = {
  Lace: { romantic: 4, 'wedding guest': 2, party: 1, 'black tie': 1 },
  Tulle: { romantic: 4, party: 2, 'black tie': 2 },
  Chiffon: { romantic: 3, 'wedding guest': 2 },
  Silk: { romantic: 1, 'wedding guest': 1, party: 1, work: 1 },
  Satin: { romantic: 2, party: 2, 'black tie': 1 },
  Sequins: { edgy: 2, romantic: 1, party: 5, 'black tie': 2 },
  Velvet: { 'vintage-inspired': 3, party: 3, 'black tie': 2, holiday: 3 },
  Corduroy: { 'vintage-inspired': 4, casual: 2, school: 1 },
  Leather: { classic: 2, edgy: 1 },
  'Faux Leather': { edgy: 3, party: 1 },
  'Patent Leather': { edgy: 2, party: 3, holiday: 1 },
  Suede: { bohemian: 3, casual: 1 },
  Shearling: { classic: 1, bohemian: 1, winter: 4 },
  'Faux Fur': { edgy: 2, 'vintage-inspired': 1, winter: 3, party: 1 },
  Wool: { classic: 2, work: 2, winter: 3 },
  'Merino Wool': { classic: 2, work: 2 },
  Cashmere: { classic: 2, minimal: 1, work: 1 },
  Alpaca: { bohemian: 1, classic: 1 },
  Mohair: { 'vintage-inspired': 2 },
  Linen: { minimal: 1, bohemian: 1, vacation: 3, casual: 1 },
  Straw: { bohemian: 3, vacation: 4 },
  Jute: { bohemian: 3, vacation: 3 },
  Canvas: { sporty: 1, preppy: 1, casual: 3 },
  Nylon: { sporty: 2, casual: 1, workout: 1 },
  Fleece: { sporty: 3, casual: 2, lounge: 2 },
  Down: { sporty: 1, winter: 4 },
  Elastane: { sporty: 1, workout: 2 },
  Cotton: { classic: 1, casual: 2, play: 2, school: 1 },
  Denim: { classic: 2, casual: 3 },
  Modal: { minimal: 1, lounge: 2, casual: 1 },
  Crepe: { minimal: 2, work: 2 },
  Pearl: { classic: 4, 'wedding guest': 2, party: 1 },
  'Sterling Silver': { minimal: 2, casual: 1 },
  'Stainless Steel': { edgy: 2, casual: 1 },
  '14K Gold': { classic: 3, party: 1 },
}

/** Words within the name of a cut: "wrap-dress" has "wrap". */
const byCut: Signs = {
  ruffle: { romantic: 4, 'wedding guest': 1 },
  flutter: { romantic: 3 },
  peplum: { romantic: 2, work: 1 },
  bow: { romantic: 3, party: 1 },
  bubble: { romantic: 2, party: 1 },
  sweetheart: { romantic: 3 },
  off: { romantic: 2, vacation: 2, party: 1 },
  wrap: { romantic: 2, work: 1 },
  empire: { romantic: 2 },
  slip: { minimal: 2, romantic: 1, party: 2 },
  corset: { edgy: 3, party: 2 },
  lace: { romantic: 3 },
  leather: { edgy: 2 },
  peasant: { bohemian: 4, vacation: 2 },
  kimono: { bohemian: 4, vacation: 2 },
  fringe: { bohemian: 4 },
  fringed: { bohemian: 3 },
  poncho: { bohemian: 3 },
  tiered: { bohemian: 3, vacation: 2 },
  handkerchief: { bohemian: 3, vacation: 1 },
  smocked: { bohemian: 2, romantic: 1, vacation: 1 },
  kaftan: { bohemian: 4, vacation: 3 },
  embroidered: { bohemian: 3 },
  gladiator: { bohemian: 2, vacation: 2 },
  moto: { edgy: 5 },
  combat: { edgy: 5 },
  studded: { edgy: 4 },
  distressed: { edgy: 4, casual: 2 },
  bodycon: { edgy: 2, party: 3 },
  cutout: { edgy: 3, party: 2 },
  platform: { edgy: 2, party: 1 },
  chain: { edgy: 2, party: 1 },
  hoodie: { sporty: 4, casual: 2 },
  joggers: { sporty: 4, lounge: 2 },
  track: { sporty: 4 },
  runner: { sporty: 5, casual: 2 },
  trainer: { sporty: 5, casual: 2 },
  sneaker: { sporty: 4, casual: 3 },
  varsity: { sporty: 3, preppy: 3 },
  anorak: { sporty: 3 },
  sport: { sporty: 4 },
  baseball: { sporty: 4, casual: 3 },
  tennis: { sporty: 4, preppy: 2 },
  polo: { preppy: 4 },
  loafer: { preppy: 4, work: 2 },
  oxford: { preppy: 3, work: 3 },
  cable: { preppy: 3, classic: 1 },
  chino: { preppy: 3, work: 2 },
  pleated: { preppy: 2, work: 1 },
  twinset: { preppy: 3, classic: 2 },
  button: { classic: 2, work: 2 },
  shirt: { classic: 2, work: 1 },
  trench: { classic: 5, work: 2 },
  peacoat: { classic: 4, winter: 2 },
  blazer: { classic: 4, work: 4 },
  cardigan: { classic: 2, work: 1 },
  pump: { classic: 3, work: 3, party: 1 },
  pencil: { classic: 3, work: 4 },
  trousers: { classic: 2, work: 3 },
  satchel: { classic: 3, work: 3 },
  tote: { classic: 1, work: 3 },
  sheath: { minimal: 3, work: 4 },
  shift: { minimal: 3, work: 2 },
  column: { minimal: 4, 'black tie': 2 },
  turtleneck: { minimal: 2, winter: 1 },
  funnel: { minimal: 2 },
  plain: { minimal: 4 },
  collarless: { minimal: 3 },
  slide: { minimal: 2, casual: 2, vacation: 1 },
  swing: { 'vintage-inspired': 3 },
  line: { 'vintage-inspired': 1 },
  skater: { 'vintage-inspired': 2, party: 2 },
  circle: { 'vintage-inspired': 4, party: 1 },
  cat: { 'vintage-inspired': 4 },
  mary: { 'vintage-inspired': 4 },
  peter: { 'vintage-inspired': 4 },
  aviator: { 'vintage-inspired': 2, edgy: 1 },
  retro: { 'vintage-inspired': 5, casual: 2 },
  halter: { party: 3, vacation: 1 },
  strapless: { party: 3, 'wedding guest': 2, 'black tie': 2 },
  gown: { 'black tie': 4, 'wedding guest': 2 },
  clutch: { party: 4 },
  heel: { party: 3, work: 1 },
  stiletto: { party: 3 },
  sandal: { vacation: 2, casual: 1 },
  flop: { vacation: 3, casual: 2 },
  sun: { vacation: 4 },
  tee: { casual: 4 },
  jeans: { casual: 3 },
  day: { casual: 3 },
}

/** Sorts of brands that are known for one style or one occasion; others say nothing of a piece. */
const bySort: Signs = {
  'preppy-classics': { preppy: 2 },
  'country-catalog': { classic: 2 },
  'office-wear': { classic: 1, work: 2 },
  'petite-office': { work: 2 },
  'suit-maker': { classic: 2, work: 2 },
  'shirt-maker': { classic: 2, work: 1 },
  'athletic-giant': { sporty: 3, workout: 2 },
  'athletic-value': { sporty: 3, workout: 1 },
  'athletic-clothes': { sporty: 3, workout: 2 },
  outdoor: { sporty: 2 },
  'surf-skate': { sporty: 2, casual: 2 },
  'boho-free': { bohemian: 3, vacation: 1 },
  'resort-prints': { preppy: 1, bohemian: 1, vacation: 3 },
  scandinavian: { minimal: 2 },
  'contemporary-minimal': { minimal: 3 },
  'avant-garde': { edgy: 3 },
  'combat-house': { edgy: 2 },
  'western-house': { bohemian: 2 },
  'parisian-contemporary': { romantic: 1, classic: 1 },
  'evening-wear': { party: 2, 'black tie': 3 },
}

/** A second tag needs so many points: what barely points to it stays unsaid. */
const enough = 2

function add(sums: Map<string, number>, points: Points | undefined): void {
  for (const [tag, more] of Object.entries(points ?? {})) sums.set(tag, (sums.get(tag) ?? 0) + more)
}

/**
 * Returns the one or two of these tags that have the most points; the first of the list where none has any,
 * as the record of a kind names its commonest first.
 */
function best(all: readonly string[], sums: ReadonlyMap<string, number>): string[] {
  const [first, second] = all.toSorted((a, b) => (sums.get(b) ?? 0) - (sums.get(a) ?? 0))
  if (first === undefined) return []
  return second !== undefined && (sums.get(second) ?? 0) >= enough ? [first, second] : [first]
}

/**
 * Returns the style and occasion tags of a piece, one or two each and only such as its kind can have: those
 * to which cut, pattern, material and sort of brand point. The same facts always have the same tags. Empty
 * lists for a kind that has none.
 */
export function tagsOfPiece({ kind, silhouette, pattern, materials, sort }: TaggedFrom) {
  const sums = new Map<string, number>()
  add(sums, byPattern[pattern ?? ''])
  // What a piece is mostly made of says more than a share of elastane.
  for (const [place, material] of materials.entries())
    if (place === 0 || material !== 'Cotton') add(sums, byMaterial[material])
  for (const word of new Set(silhouette.split('-'))) add(sums, byCut[word])
  add(sums, bySort[sort ?? ''])
  return { style_tags: best(kind.styles, sums), occasion_tags: best(kind.occasions, sums) }
}
