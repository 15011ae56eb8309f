// Asks for the password again before money is paid out.
import { ConfirmPasswordDocument } from '@hemline/schema/generated/graphql.ts'
import { useMutation } from 'urql'
import { friendlyError } from '../../platform/errors.ts'

/**
 * Hook: returns `check`, which confirms the session with the password and resolves to undefined when it was
 * right, else to the reason; an empty one is refused without a request. `checking`: a request runs. `about`
 * chooses the message for a failed request.
 */
export function usePasswordAgain(about: Parameters<typeof friendlyError>[1]) {
  const [{ fetching }, confirm] = useMutation(ConfirmPasswordDocument)
  const check = async (password: string): Promise<string | undefined> => {
    if (!password) return 'Your password, please.'
    const { data, error } = await confirm({ password }, { quiet: true })
    const answer = data?.confirmPassword
    if (!answer) return friendlyError(error, about)
    return answer.__typename === 'PasswordConfirmed' ? undefined : answer.message
  }
  return { checking: fetching, check }
}
