import { documentOf } from '../../document.ts'
import type { GetHelpArticlesQuery, GetHelpArticlesQueryVariables } from '../types.ts'

export const GetHelpArticlesDocument = /* #__PURE__ */ documentOf<GetHelpArticlesQuery, GetHelpArticlesQueryVariables>("query getHelpArticles{__typename helpArticles{__typename slug topic question answerMarkdown links{__typename label href}}}", [], "3b7aa82cb9f7bd760fa3c29281ae6307855766550a1400211f4cb5ffd427e400")
