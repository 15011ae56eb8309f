// Phases of logging in and out (specification §4).
export const authPhases = [
  'login',
  'logout',
  'signup',
  'auth_begin',
  'auth_response',
  'pw_change_request_begin',
] as const
export type AuthPhase = (typeof authPhases)[number]
