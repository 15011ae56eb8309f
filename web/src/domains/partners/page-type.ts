// The page of a partner or a charity as its writers read it.
import type { GetSupplierPageQuery } from '@hemline/schema/generated/graphql.ts'

export type SupplierPage = NonNullable<GetSupplierPageQuery['supplierPage']>
