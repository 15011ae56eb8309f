import type { GraphQLResolveInfo } from 'graphql'

/**
 * The part of GraphQL's resolve info that is the same in every response. A plan can give no more
 * (decision 0095); GraphQL.js gives more, which resolvers may not read.
 */
export type ResolveInfo = Readonly<
  Pick<GraphQLResolveInfo, 'fieldName' | 'fieldNodes' | 'returnType' | 'parentType' | 'schema' | 'fragments'>
>
