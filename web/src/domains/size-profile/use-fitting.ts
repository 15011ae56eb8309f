import { profileSizes } from '@hemline/rules/size-profile/my-sizes.ts'
import type { ProfileDepartment } from '@hemline/rules/size-profile/places.ts'
import { GetFacetsDocument } from '@hemline/schema/generated/graphql.ts'
import { useQuery } from 'urql'
import type { Draft } from './draft.ts'

type Chosen = Pick<
  Draft,
  'sizingIds' | 'includeEquivalents' | 'includePetite' | 'includeTall' | 'includeMaternity'
>

/**
 * Hook: returns how many pieces of the department come in the chosen sizes; undefined until known, without
 * sizes, and while `paused`.
 */
export function useFitting(
  department: ProfileDepartment,
  draft: Chosen,
  paused: boolean,
): number | undefined {
  const filters = [
    { key: 'department_tags', values: [department] },
    { key: 'sizing_id', values: profileSizes(draft).map(String) },
    ...(draft.includePetite ? [{ key: 'include_petite', values: ['true'] }] : []),
    ...(draft.includeTall ? [{ key: 'include_tall', values: ['true'] }] : []),
    ...(draft.includeMaternity ? [{ key: 'include_maternity', values: ['true'] }] : []),
  ]
  const [{ data, fetching }] = useQuery({
    query: GetFacetsDocument,
    variables: { filters, facets: [], userInfo: {} },
    pause: paused || draft.sizingIds.length === 0,
  })
  return fetching ? undefined : data?.items.totalCount
}
