import { classify } from '@hemline/rules/site/routes.ts'
import { usePlace } from '../../../platform/place.ts'
import { CharityScreen } from './CharityScreen.tsx'
import { RetailerScreen } from './RetailerScreen.tsx'

/** Renders /cleanout/:partner: the page of a charity, or that of the luxury retailer. */
export function PartnerPageScreen() {
  const place = classify(usePlace().pathname)
  return place.kind === 'charity-partner' ? (
    <CharityScreen key={place.charity} slug={place.charity} />
  ) : (
    <RetailerScreen />
  )
}
