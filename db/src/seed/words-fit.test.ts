// What the words of a piece say beside its title, held against its cut, in all pieces of the usual shop.
import type { Kind } from '@hemline/rules/catalogue/kinds/kind.ts'
import { kinds } from '@hemline/rules/catalogue/kinds/kinds.ts'
import type { Shape } from '@hemline/rules/catalogue/silhouettes/shape.ts'
import { beforeAll, expect, test } from 'vitest'
import { brandsFor, poolsOf } from './brands.ts'
import { makeItem } from './item.ts'
import { defaultAnchor, profiles } from './main.ts'
import type { SeedItem } from './seed-item.ts'

type Piece = { item: SeedItem; cut: Shape; kind: Kind; mark: string | undefined }
const pieces: Piece[] = []
const kindOf = new Map(kinds.map((kind) => [kind.id, kind]))

beforeAll(() => {
  const brands = brandsFor(profiles.default)
  const world = { brands, pools: poolsOf(brands), anchor: defaultAnchor }
  for (let index = 0; index < profiles.default; index += 1) {
    const { item, photos } = makeItem(index, world)
    const cut = photos[0]?.art.cut
    const kind = kindOf.get(item.category_id)
    const art = photos[0]?.art
    const mark = art?.mended ? undefined : art?.mark
    if (cut && kind) pieces.push({ item, cut, kind, mark })
  }
})

/** The first pieces that are wrong, by title and words. */
const wrong = (words: (piece: Piece) => string, isWrong: (piece: Piece) => boolean) =>
  pieces
    .filter(isWrong)
    .slice(0, 5)
    .map((piece) => `${piece.item.title}: ${words(piece)}`)

const has = (cut: Shape, key: string, ...values: string[]) =>
  values.includes(String((cut as unknown as Record<string, unknown>)[key]))
const lacks = (cut: Shape, key: string) => !(key in cut) || has(cut, key, 'none')

/** A part that a sentence names, and the pieces that lack it. */
const lacking: readonly (readonly [part: RegExp, isLacking: (cut: Shape, piece: Piece) => boolean])[] = [
  [
    /\bbuttons?\b/i,
    (cut) => !has(cut, 'closure', 'buttons', 'half-buttons', 'double-breasted', 'single-button'),
  ],
  [
    /\bzips?\b/i,
    (cut) =>
      !has(cut, 'closure', 'zip', 'half-zip', 'asymmetric-zip', 'back-zip') &&
      !has(cut, 'waistband', 'fly', 'side-zip') &&
      !has(cut, 'top', 'zip') &&
      !has(cut, 'fastening', 'zip'),
  ],
  [/\bsnaps?\b/i, (cut) => !has(cut, 'closure', 'snaps') && !has(cut, 'top', 'snap')],
  [/\bclasp\b/i, (cut) => cut.on === 'hand' && !has(cut, 'top', 'flap', 'turn-lock', 'frame', 'buckle')],
  [/\bclasp\b/i, (cut) => has(cut, 'jewel', 'bangle', 'cuff', 'band', 'solitaire', 'signet', 'brooch')],
  [/\bposts?\b/i, (cut) => !has(cut, 'jewel', 'studs', 'drops', 'climbers')],
  [/\bpockets?\b/i, (cut) => cut.on !== 'hand' && lacks(cut, 'pockets')],
  [/\bknees?\b/i, (cut) => cut.on !== 'legs' || has(cut, 'on', 'skirt') || cut.leg.length === 'short'],
  [/\bwaistband\b/i, (cut) => cut.on !== 'legs' && cut.on !== 'skirt'],
  [/\bseams? at the waist\b/i, (cut) => lacks(cut, 'waist')],
  [/\bheels are square|\bboth heels\b/i, (cut) => has(cut, 'heel', 'flat')],
  [/\blaces\b/i, (cut) => !has(cut, 'fastening', 'laces')],
  [/\bsleeve ends|elbows|the arms\b/i, (cut) => !has(cut, 'sleeve', 'long')],
  [/\bcollar\b/i, (cut) => lacks(cut, 'collar')],
  [/\bneck\b/i, (cut) => has(cut, 'neck', 'strapless', 'off-shoulder')],
  [/\bshoulder seams\b/i, (cut) => has(cut, 'neck', 'strapless', 'off-shoulder', 'halter')],
  [/\bhandles or straps\b/i, (cut) => has(cut, 'strap', 'none')],
  [/\blining\b/i, (cut, { item }) => cut.on === 'body' && /\b(?:denim|fleece)\b/i.test(item.title)],
  [
    /\bplating\b/i,
    (cut, { item }) => cut.on === 'jewel' && !item.materials.some((one) => one.includes('Plated')),
  ],
]

test('a sentence on the condition names parts that the piece has', () => {
  expect(pieces.length).toBeGreaterThan(24_000)
  for (const [part, isLacking] of lacking)
    expect(
      wrong(
        ({ item }) => item.condition_description ?? '',
        (piece) => part.test(piece.item.condition_description ?? '') && isLacking(piece.cut, piece),
      ),
      String(part),
    ).toEqual([])
})

test('our own people are named of pieces alone that they saw', () => {
  const sentOut = ({ item }: Piece) => item.source === 'p2p' || item.source === 'dropship'
  expect(pieces.filter(sentOut).length).toBeGreaterThan(1000)
  const said = ({ item }: Piece) => `${item.condition_description} ${item.additional_description ?? ''}`
  expect(wrong(said, (piece) => sentOut(piece) && /\b(?:our|us|inspection)\b/i.test(said(piece)))).toEqual([])
})

test('the fit that is told is the one of the cut, and things without one have none told', () => {
  const told = pieces.filter(({ item }) => item.chars.general !== undefined)
  expect(told.length).toBeGreaterThan(3000)
  expect(
    wrong(
      ({ item }) => String(item.chars.general),
      ({ item, cut }) => {
        const fit = String(item.chars.general ?? '')
        if (!fit) return false
        const wanted = {
          slim: 'Slim fit',
          regular: 'Regular fit',
          relaxed: 'Relaxed fit',
          oversized: 'Oversized',
        }
        return cut.on !== 'body' || wanted[cut.fit as 'slim'] !== fit
      },
    ),
  ).toEqual([])
})

test('a waist adjusts by a drawstring, a tie or a wrap, and a fixed one does not', () => {
  expect(
    wrong(
      ({ item }) => String(item.adjustable_waist),
      ({ item, cut }) => {
        if (cut.on !== 'legs' && cut.on !== 'skirt') return item.adjustable_waist !== null
        const isFixed = ['fly', 'side-zip', 'belt-loops'].includes(cut.waistband)
        const isTied = ['drawstring', 'tie'].includes(cut.waistband)
        return item.adjustable_waist === true ? isFixed && !has(cut, 'closure', 'wrap') : isTied
      },
    ),
  ).toEqual([])
})

test('the rise of a waist is told of legs alone, whose cut knows it', () => {
  const rise = ({ item }: Piece) => String(item.chars.waist ?? '')
  expect(wrong(rise, ({ item, cut }) => item.chars.waist !== undefined && cut.on !== 'legs')).toEqual([])
})

test('a piece whose title names its cloth says so among its materials', () => {
  const named = /\b(?:leather|suede|silk|cashmere|linen|wool|velvet|gold|silver|satin|lace(?!-)|canvas)\b/i
  expect(
    wrong(
      () => 'no material',
      ({ item }) =>
        item.materials.length === 0 && named.test(item.title.replace(/^(?:rose )?(?:gold|silver)\b/i, '')),
    ),
  ).toEqual([])
})

test('a remark fits what it is about', () => {
  const remark = ({ item }: Piece) => item.additional_description ?? ''
  const isGarment = ({ cut }: Piece) => ['body', 'legs', 'skirt'].includes(cut.on)
  expect(wrong(remark, (piece) => /\bflat\b/i.test(remark(piece)) && !isGarment(piece))).toEqual([])
  expect(
    wrong(
      remark,
      (piece) =>
        /\bdenim\b/i.test(remark(piece)) &&
        (!isGarment(piece) || piece.cut.on !== 'body' || /\bdenim|jean/i.test(piece.item.title)),
    ),
  ).toEqual([])
  expect(
    wrong(remark, (piece) => /\blabel\b/i.test(remark(piece)) && piece.item.size_display === 'One Size'),
  ).toEqual([])
  expect(wrong(remark, (piece) => /\biron/i.test(remark(piece)) && !isGarment(piece))).toEqual([])
})

test('pilling and fading are noted where a picture shows them', () => {
  const noted = ({ item }: Piece) => item.condition_overrides.join()
  const isNoted = (piece: Piece, note: string) => piece.item.condition_overrides.includes(note)
  expect(pieces.filter((piece) => isNoted(piece, 'pilling')).length).toBeGreaterThan(50)
  expect(
    wrong(noted, (piece) =>
      ['pilling', 'fading'].some((note) => isNoted(piece, note) && piece.mark !== note),
    ),
  ).toEqual([])
})
