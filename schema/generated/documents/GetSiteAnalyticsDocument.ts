import { documentOf } from '../../document.ts'
import type { GetSiteAnalyticsQuery, GetSiteAnalyticsQueryVariables } from '../types.ts'

export const GetSiteAnalyticsDocument = /* #__PURE__ */ documentOf<GetSiteAnalyticsQuery, GetSiteAnalyticsQueryVariables>("query getSiteAnalytics{__typename siteAnalytics{__typename figures{__typename name day{__typename times visitors}week{__typename times visitors}}pages{__typename pageType times visitors}vitals{__typename pageType vital p75 rating samples}}}", [], "4f66b70669bf9afecde67bafa90a7111ff2934db82e8bcd647b3b5781522372e")
