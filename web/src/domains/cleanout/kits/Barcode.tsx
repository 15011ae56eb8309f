import { bagCodeWords } from '@hemline/rules/bags/bag-codes.ts'
import { GetKitBarcodeDocument } from '@hemline/schema/generated/graphql.ts'
import { useQuery } from 'urql'

const source = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`

type Props = { id: string; code: string; className?: string | undefined }

function useCodes(id: string) {
  const [{ data }] = useQuery({ query: GetKitBarcodeDocument, variables: { id } })
  return data?.kit
}

/**
 * Shows a kit's code as a barcode that scanners read, also from a screen; empty until the API has drawn
 * the barcode.
 */
export function Barcode({ id, code, className }: Props) {
  const svg = useCodes(id)?.labelBarcode
  if (!svg) return <div className={className} aria-hidden />
  return <img className={className} src={source(svg)} alt={`Barcode ${bagCodeWords(code)}`} />
}

/** Shows a kit's square code, which the printed label has too; empty until the API has drawn the code. */
export function MatrixCode({ id, code, className }: Props) {
  const svg = useCodes(id)?.labelMatrix
  if (!svg) return <div className={className} aria-hidden />
  return <img className={className} src={source(svg)} alt={`Square code ${bagCodeWords(code)}`} />
}
