import { imageSearchReasonOf } from '@hemline/rules/image-search/terms.ts'
import { usePlace } from '../../platform/place.ts'
import { ErrorPage } from './ImageSearchError.tsx'

/** Renders the page /image-search/error, worded by the address's reason. */
export function ImageSearchErrorScreen() {
  const { search } = usePlace()
  return <ErrorPage reason={imageSearchReasonOf(new URLSearchParams(search).get('reason'))} />
}
