import { bagCodeWords } from '@hemline/rules/bags/bag-codes.ts'
import { GetKitBarcodeDocument } from '@hemline/schema/generated/graphql.ts'
import { useQuery } from 'urql'

/**
 * Shows a kit's code as a barcode that scanners read, also from a screen; empty until the API has drawn
 * the barcode.
 */
export function Barcode({
  id,
  code,
  className,
}: {
  id: string
  code: string
  className?: string | undefined
}) {
  const [{ data }] = useQuery({ query: GetKitBarcodeDocument, variables: { id } })
  const svg = data?.kit?.labelBarcode
  if (!svg) return <div className={className} aria-hidden />
  return (
    <img
      className={className}
      src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
      alt={`Barcode ${bagCodeWords(code)}`}
    />
  )
}
