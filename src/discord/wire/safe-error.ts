/**
 * An error without secrets, for the log. Errors of discord.js contain the whole request: its body may hold somebody's
 * hand, and its address the token of an interaction.
 */
export interface SafeError {
  readonly type: string;
  readonly message: string;
  readonly stack: string | null;
  readonly code: string | number | null;
  readonly status: number | null;
}

const numberOr = (value: unknown): number | null => (typeof value === 'number' ? value : null);

export function safeError(error: unknown): SafeError {
  if (!(error instanceof Error))
    return { type: typeof error, message: String(error), stack: null, code: null, status: null };
  const { code, status } = error as { code?: unknown; status?: unknown };
  return {
    type: error.name,
    message: error.message,
    stack: error.stack ?? null,
    code: typeof code === 'string' ? code : numberOr(code),
    status: numberOr(status),
  };
}
