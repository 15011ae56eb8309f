// The kinds that a member of the mocks cares for, by favorites.
import {
  clusterLabel,
  clusterPath,
  clustersOf,
  type PreferenceCluster,
} from '@hemline/rules/account/profile.ts'
import { itemNow, type MockContext, ownerOf } from './context.ts'

/**
 * Returns the two favorite departments and categories of a member, from the mock's favorites; null for
 * visitors.
 */
export function preferencesOf(ctx: MockContext) {
  if (!ctx.user) return null
  const leanings = (ctx.db.state.loved[ownerOf(ctx)] ?? []).flatMap(({ itemNumber }) => {
    const item = itemNow(ctx, itemNumber)
    const category = item?.category_tags[0]
    return item && category ? [{ department: item.merchandising_department, category }] : []
  })
  const weights = Map.groupBy(leanings, ({ department, category }) => `${department}/${category}`)
  const { primary, secondary } = clustersOf(
    [...weights.values()].flatMap((ones) => (ones[0] ? [{ ...ones[0], weight: ones.length }] : [])),
  )
  const shown = (cluster: PreferenceCluster | null) =>
    cluster && {
      ...cluster,
      label: clusterLabel(cluster, cluster.category.replaceAll('-', ' ')),
      path: clusterPath(cluster),
    }
  return { primary: shown(primary), secondary: shown(secondary) }
}
