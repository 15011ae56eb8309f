import { luxuryRetailer } from '@hemline/rules/vocabulary/partners.ts'
import { useParams } from '@tanstack/react-router'
import { LabelPage } from '../kits/LabelScreen.tsx'

/** Renders /cleanout/:luxuryRetailer/label/:id: the label of a kit ordered on the retailer's page. */
export function RetailerLabelScreen() {
  const { id } = useParams({ strict: false }) as { id: string }
  return <LabelPage id={id} partner={luxuryRetailer} />
}
