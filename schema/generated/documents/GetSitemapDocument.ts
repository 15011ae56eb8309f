import { documentOf } from '../../document.ts'
import type { GetSitemapQuery, GetSitemapQueryVariables } from '../types.ts'

export const GetSitemapDocument = /* #__PURE__ */ documentOf<GetSitemapQuery, GetSitemapQueryVariables>("query getSitemap($file:String){__typename sitemap(file:$file){__typename files{__typename name addressCount lastChanged}addresses{__typename path lastChanged}}}", [], "0da3b7e34501f296ebc9db3007488c813d42fb24e5f1f5f3efe8d9196d637489")
