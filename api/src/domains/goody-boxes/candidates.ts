// What may go into somebody's box: pieces in their sizes, judged by the fit engine, and what they love.
import type { GoodyCandidate, GoodyTaste } from '@hemline/rules/goody-boxes/choose.ts'
import { type GoodyDepartment, goodyKinds } from '@hemline/rules/goody-boxes/terms.ts'
import { profileFor, profileSizes } from '@hemline/rules/size-profile/my-sizes.ts'
import type { DbOrTx } from '../../platform/db.ts'
import { fitJudgeOf, sizeProfilesOf } from '../size-profile/size-profile.ts'
import { type GoodyBoxRow, listGoodyCandidates, listTaste } from './goody-boxes.db.ts'

/** Candidates that are looked at; the best ones come first. */
const candidates = 400
/** Kinds of pieces that come in one size. */
const sizeless: readonly string[] = ['handbags', 'accessories']

export type Doors = { db: DbOrTx; now: () => Date }

/** What a box was asked for. */
export type Wished = Pick<GoodyBoxRow, 'user_id' | 'departments' | 'kinds' | 'budget_cents'>

/**
 * Returns the sizing ids that a user saved for these departments, each once, with the ids of equivalent
 * sizes.
 */
export async function sizesOf(db: DbOrTx, userId: string, departments: readonly string[]): Promise<number[]> {
  const profiles = await sizeProfilesOf(db, userId)
  return [
    ...new Set(
      departments.flatMap((department) => {
        const profile = profileFor(profiles, department)
        return profile ? profileSizes(profile) : []
      }),
    ),
  ]
}

/** Returns those of the departments for which a user has saved sizes. */
export async function departmentsWithSizes(
  db: DbOrTx,
  userId: string,
  departments: readonly GoodyDepartment[],
): Promise<GoodyDepartment[]> {
  const profiles = await sizeProfilesOf(db, userId)
  return departments.filter((one) => (profileFor(profiles, one)?.sizingIds.length ?? 0) > 0)
}

/**
 * Returns up to 400 pieces on sale that may go into a person's box (departments, kinds, sizes, budget), each
 * judged by the fit engine, with the person's taste by which they are ranked.
 */
export async function candidatesFor(
  { db, now }: Doors,
  wish: Wished,
): Promise<{ pieces: GoodyCandidate[]; taste: GoodyTaste }> {
  const rows = await listGoodyCandidates(db, {
    userId: wish.user_id,
    departments: wish.departments,
    kinds: wish.kinds.length > 0 ? wish.kinds : Object.keys(goodyKinds),
    sizingIds: await sizesOf(db, wish.user_id, wish.departments),
    sizeless,
    budget: wish.budget_cents,
    limit: candidates,
  })
  const judge = await fitJudgeOf({ db, now }, wish.user_id)
  const pieces = rows.map((row): GoodyCandidate => {
    const fit = judge({ path: row.path, measurements: row.measurements })
    return {
      itemNumber: row.item_number,
      warehouseId: row.warehouse_id,
      brandId: row.brand_id,
      brand: row.brand,
      kind: row.kind,
      price: row.price_cents,
      sizeDisplay: row.size_display,
      colors: row.color_names,
      isHearted: row.is_hearted,
      isLovedBrand: row.is_loved_brand,
      fit: fit?.verdict ?? null,
      fitWords: fit?.words ?? null,
      liked: row.liked,
    }
  })
  return { pieces, taste: await tasteOf(db, wish) }
}

async function tasteOf(db: DbOrTx, wish: Wished): Promise<GoodyTaste> {
  const kindsLoved = new Map<string, number>()
  const colorsLoved = new Map<string, number>()
  for (const { kind, colors, weight } of await listTaste(db, wish.user_id)) {
    kindsLoved.set(kind, (kindsLoved.get(kind) ?? 0) + weight)
    for (const color of colors) colorsLoved.set(color, (colorsLoved.get(color) ?? 0) + weight)
  }
  return { kinds: wish.kinds, budget: wish.budget_cents, kindsLoved, colorsLoved }
}
