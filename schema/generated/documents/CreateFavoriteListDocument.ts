import { documentOf } from '../../document.ts'
import type { CreateFavoriteListMutation, CreateFavoriteListMutationVariables } from '../types.ts'
import { NamedListsFragmentDoc } from './NamedListsFragmentDoc.ts'
import { ListsAnswerFragmentDoc } from './ListsAnswerFragmentDoc.ts'

export const CreateFavoriteListDocument = /* #__PURE__ */ documentOf<CreateFavoriteListMutation, CreateFavoriteListMutationVariables>("mutation createFavoriteList($name:String!){__typename createFavoriteList(name:$name){__typename ...ListsAnswer}}", [NamedListsFragmentDoc, ListsAnswerFragmentDoc], "0ee7c31811ffc82d89f4138b8610f894d99326e81e9ccd8607d9309fcd6ac84e")
