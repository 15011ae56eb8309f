// A photo of a piece at the widths that the shop serves; the box is 4:5 before it arrives.
import { pictureWidths } from '@hemline/rules/vocabulary/wire.ts'

const gridSizes = '(min-width: 1440px) 220px, (min-width: 1220px) 23vw, (min-width: 768px) 31vw, 46vw'

type Props = { photoId: number | undefined; alt?: string; eager?: boolean; sizes?: string; className?: string }

export const pictureUrl = (photoId: number, width: (typeof pictureWidths)[number]): string => `/pictures/${photoId}/${width}`

/** Empty `alt`: the words beside it say it all. `eager` pictures are fetched first. */
export function Picture({ photoId, alt = '', eager = false, sizes = gridSizes, className }: Props) {
  if (photoId === undefined) return null
  return (
    <img
      className={className}
      src={pictureUrl(photoId, 640)}
      srcSet={pictureWidths.map((width) => `${pictureUrl(photoId, width)} ${width}w`).join(', ')}
      sizes={sizes}
      width={800}
      height={1000}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
    />
  )
}
