// The code on a bag (barcode, and typed by people at work): "HB", nine digits and a check digit, so that a
// slip of the finger is no other seller's bag (issue "Selling": wrong barcode; decision 0071).

const pattern = /^HB(\d{9})(\d)$/

/** ISO/IEC 7812-1 annex B (Luhn): finds any one wrong digit, and nearly all swapped neighbors. */
function checkDigit(digits: string): number {
  const sum = [...digits].reverse().reduce((all, digit, i) => {
    const value = Number(digit) * (i % 2 === 0 ? 2 : 1)
    return all + (value > 9 ? value - 9 : value)
  }, 0)
  return (10 - (sum % 10)) % 10
}

/** The code of a label's number. Refuses (RangeError) what has not nine digits at most. */
export function bagCodeOf(number: number): string {
  if (!Number.isSafeInteger(number) || number < 0 || number > 999_999_999)
    throw new RangeError(`bag codes: ${number}`)
  const digits = String(number).padStart(9, '0')
  return `HB${digits}${checkDigit(digits)}`
}

/**
 * As scanned or typed: spaces, dashes and small letters don't matter. Null when it is no code of ours,
 * or one with a slip in it.
 */
export function readBagCode(text: string): string | null {
  const code = text.slice(0, 60).replace(/[\s-]/g, '').toUpperCase()
  const match = pattern.exec(code)
  return match?.[1] !== undefined && String(checkDigit(match[1])) === match[2] ? code : null
}

/** As people read it: "HB 730 100 001 4". */
export const bagCodeWords = (code: string): string =>
  code.replace(/^(HB)(\d{3})(\d{3})(\d{3})(\d)$/, '$1 $2 $3 $4 $5')
