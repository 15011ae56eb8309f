// The answers about a goody box that resolvers take apart.
import type { GoodyBoxRow } from './goody-boxes.db.ts'

/** The box after what its person did. */
export type GoodyBoxParent = { __typename: 'GoodyBoxPayload'; box: GoodyBoxRow }
