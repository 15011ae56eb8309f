import { documentOf } from '../../document.ts'
import type { GetPersonSearchesQuery, GetPersonSearchesQueryVariables } from '../types.ts'

export const GetPersonSearchesDocument = /* #__PURE__ */ documentOf<GetPersonSearchesQuery, GetPersonSearchesQueryVariables>("query getPersonSearches{__typename personSearches{__typename id by at text found}}", [], "452db864c0b64c6d83e58d485d096b3abbcce49837d450a9b65caa77a407f124")
