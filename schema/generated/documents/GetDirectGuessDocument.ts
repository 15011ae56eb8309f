import { documentOf } from '../../document.ts'
import type { GetDirectGuessQuery, GetDirectGuessQueryVariables } from '../types.ts'

export const GetDirectGuessDocument = /* #__PURE__ */ documentOf<GetDirectGuessQuery, GetDirectGuessQueryVariables>("query getDirectGuess($photoIds:[ID!]!){__typename directGuess(photoIds:$photoIds){__typename categories{__typename id name}colors brand condition weight advice isClear}}", [], "dcde89be9858103b46e6c159abb144e3efae63965d5e53628a27cbec299a21cc")
