// The labels of kits: the file, the links that open the file, and the PDF (specification §7 REST; decisions
// 0072 and 0110). Other domains import only from this file.
export { barcodeSvg, matrixSvg } from './barcode.ts'
export { registerLabelFile } from './label-file.ts'
export { judgeLink, labelLink, labelLinkHours, labelMailDays, signedLink } from './label-links.ts'
export { type LabelPage, labelDay, labelPdf, matrixText } from './label-pdf.ts'
