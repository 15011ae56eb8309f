import type { GetProductQuery } from '@hemline/schema/generated/graphql.ts'

/** A piece as GetProductQuery returns it. */
export type Product = NonNullable<GetProductQuery['item']>
