import type { GraphQLResolveInfo } from 'graphql'

/**
 * What resolvers are told of the field that they answer: the part that is the same in every answer. A plan
 * has no more than that to give (decision 0095); GraphQL.js gives more, which nobody may read.
 */
export type ResolveInfo = Readonly<
  Pick<GraphQLResolveInfo, 'fieldName' | 'fieldNodes' | 'returnType' | 'parentType' | 'schema' | 'fragments'>
>
