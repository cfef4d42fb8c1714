/** One REST request with its answer, as a schema check wants to see them. */
export interface Exchange {
  readonly method: string;
  /** The path as requested, without `/api/v10` and query: `/channels/123/messages`. */
  readonly route: string;
  /** `/channels/{channel_id}/messages`. */
  readonly template: string;
  readonly query: Readonly<Record<string, string>>;
  /** The JSON body, or `payload_json` of a multipart one, or null. */
  readonly request: unknown;
  /** How many files were uploaded with it. */
  readonly files: number;
  readonly status: number;
  /** The JSON answer, or null. */
  readonly response: unknown;
}

/** One gateway dispatch (op 0). */
export interface Dispatch {
  /** `t`, for example `MESSAGE_CREATE`. */
  readonly event: string;
  readonly data: unknown;
}

/** Whatever went over the wire. */
export type Passage =
  | { readonly kind: 'exchange'; readonly exchange: Exchange }
  | { readonly kind: 'dispatch'; readonly dispatch: Dispatch };
