import { documentOf } from '../../document.ts'
import type { GetHomeHeroQuery, GetHomeHeroQueryVariables } from '../types.ts'

export const GetHomeHeroDocument = /* #__PURE__ */ documentOf<GetHomeHeroQuery, GetHomeHeroQueryVariables>("query getHomeHero{__typename homeHero{__typename id itemNumber slug brand title photoIds}}", [], "0166371b289d6843e32e39bf5dcfb9ee13009b8f8652601cd1f63cd1a82278c7")
