import type { GetProductQuery } from '@hemline/schema/generated/graphql.ts'

/** A piece as its page reads it. */
export type Product = NonNullable<GetProductQuery['item']>
