// What a member's own photo shows, for a form that suggests: the family of garments and its colors.
import { families } from '@hemline/rules/image-search/families.ts'
import { cutBytes, lookUnit } from '@hemline/rules/image-search/likeness.ts'
import { palette } from '@hemline/rules/image-search/palette.ts'
import { likelyFamily } from '@hemline/rules/image-search/ranking.ts'
import { oklabOf } from '@hemline/vision/oklab.ts'
import type { Context } from '../../context.ts'
import { likeInShop } from './image-matches.ts'
import { isNakedPicture, linesIn, seenIn } from './seeing.ts'

/** From this probability on the picture may contradict what its sender says. */
const sureFrom = 0.75
/** The least share of a garment that a color needs to be named. */
const namedFrom = 0.22
const colorsMost = 2

export type UploadFacts = {
  /** The key of the likeliest family; null when the picture is not clear. */
  family: string | null
  isSure: boolean
  isClear: boolean
  /** Shares of the fixed colors of looks, from 0 to 1. */
  shares: number[]
}

const seenInUpload = (ctx: Context, uploadId: string) =>
  seenIn(`upload/${uploadId}`, undefined, () => ctx.pictures.upload(uploadId))

/**
 * Returns the lines of printed words in an upload, the largest letters first; undefined when it can't be
 * read now.
 */
export const linesInUpload = (ctx: Context, uploadId: string): Promise<readonly string[] | undefined> =>
  linesIn(`upload/${uploadId}`, () => ctx.pictures.upload(uploadId))

/**
 * Returns the category tags, the color and the brand of the shop's pieces that an upload looks most like (see
 * likeInShop); empty and nulls when the upload can't be read.
 */
export async function likeUpload(ctx: Context, uploadId: string): ReturnType<typeof likeInShop> {
  const seen = await seenInUpload(ctx, uploadId)
  return seen ? likeInShop(ctx, seen) : { kinds: [], color: null, brand: null }
}

/**
 * Returns the likeliest family of an upload, whether it is sure, whether the picture is clear, and its color
 * shares; undefined when the upload can't be read now.
 */
export async function familyInUpload(ctx: Context, uploadId: string): Promise<UploadFacts | undefined> {
  const seen = await seenInUpload(ctx, uploadId)
  const look = seen?.looks[0]
  if (!seen || !look) return undefined
  const at = likelyFamily(seen)
  const shares = [...look.slice(cutBytes)].map((value) => (value / lookUnit) ** 2)
  return {
    family: families[at]?.key ?? null,
    isSure: (seen.families[at] ?? 0) >= sureFrom,
    isClear: seen.isClear,
    shares,
  }
}

/**
 * Tells whether an upload seems to show a naked person; "busy" when it could not be looked at now. False for
 * an upload whose file is gone, which nobody is shown.
 */
export async function nakedInUpload(ctx: Context, uploadId: string): Promise<boolean | 'busy'> {
  const bytes = await ctx.pictures.upload(uploadId)
  return bytes === undefined ? false : ((await isNakedPicture(bytes)) ?? 'busy')
}

const bytesOfHex = (hex: string): [number, number, number] => {
  const number = Number.parseInt(hex.replace('#', '').slice(0, 6), 16)
  return [(number >> 16) & 255, (number >> 8) & 255, number & 255]
}

/** Returns the names of the shop's colors that a garment mostly has, at most two, the larger first. */
export function colorNamesOf(
  { shares }: Pick<UploadFacts, 'shares'>,
  colors: readonly { name: string; hex: string }[],
): string[] {
  const known = colors.map(({ name, hex }) => ({ name, lab: oklabOf(...bytesOfHex(hex)) }))
  const sums = new Map<string, number>()
  for (const [i, share] of shares.entries()) {
    const center = palette[i]
    if (!center) continue
    const distance = (lab: readonly number[]) =>
      center.reduce((sum, value, axis) => sum + (value - (lab[axis] ?? 0)) ** 2, 0)
    const nearest = known.toSorted((a, b) => distance(a.lab) - distance(b.lab))[0]
    if (nearest) sums.set(nearest.name, (sums.get(nearest.name) ?? 0) + share)
  }
  return [...sums]
    .filter((one) => one[1] >= namedFrom)
    .sort((a, b) => b[1] - a[1])
    .slice(0, colorsMost)
    .map((one) => one[0])
}
