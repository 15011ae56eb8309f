import { GetBrandDocument } from '@hemline/schema/generated/graphql.ts'
import { useQuery } from 'urql'
import { FollowButton } from '../storefront/FollowButton.tsx'

/** Beside the count of a brand's listing: follows the brand. Nothing while the brand is not known. */
export function FollowBrand({ slug }: { slug: string }) {
  const [{ data }] = useQuery({ query: GetBrandDocument, variables: { slug } })
  return data?.brand ? <FollowButton name={data.brand.name} brandId={data.brand.id} inline /> : null
}
