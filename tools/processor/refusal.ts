/** An answer to the shop with a status and a code, after which nothing was changed. */
export class Refusal extends Error {
  readonly status: number
  readonly code: string
  constructor(status: number, code: string) {
    super(code)
    this.status = status
    this.code = code
  }
}
