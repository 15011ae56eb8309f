import { GetBrandDocument } from '@hemline/schema/generated/graphql.ts'
import { useQuery } from 'urql'
import { FollowButton } from '../storefront/FollowButton.tsx'

/**
 * Renders the button to follow the brand of a listing, beside its count; nothing until the brand is loaded.
 */
export function FollowBrand({ slug }: { slug: string }) {
  const [{ data }] = useQuery({ query: GetBrandDocument, variables: { slug } })
  return data?.brand ? <FollowButton name={data.brand.name} brandId={data.brand.id} inline /> : null
}
