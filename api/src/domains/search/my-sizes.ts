// The viewer's saved sizes in a listing (specification §5, decision 0150).
import type { FacetNames } from '@hemline/rules/search/facet-names.ts'
import { listingSizes, type ShownSizes } from '@hemline/rules/size-profile/listing-sizes.ts'
import { mySizesOf } from '@hemline/rules/size-profile/places.ts'
import type { Context } from '../../context.ts'
import type { QueryItemsArgs } from '../../generated/resolvers.ts'
import { profilesOf } from '../size-profile/size-profile.ts'

type Filters = Pick<QueryItemsArgs, 'filters'>

/**
 * Returns a listing request with the filter "my sizes" replaced by the sizes in the viewer's size profiles,
 * and the sizes to show beside the listing. For visitors and for requests without the filter the request is
 * unchanged and `shown` null.
 */
export async function withOwnSizes<A extends Filters>(
  ctx: Context,
  args: A,
  namesOf: (ctx: Context) => Promise<FacetNames>,
): Promise<{ args: A; shown: ShownSizes | null }> {
  if (ctx.viewer.userId === null || mySizesOf(args.filters) === null) return { args, shown: null }
  const [profiles, names] = await Promise.all([profilesOf(ctx), namesOf(ctx)])
  const { filters, shown } = listingSizes(args.filters, profiles, names)
  return { args: { ...args, filters }, shown }
}
