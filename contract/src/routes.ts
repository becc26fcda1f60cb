/**
 * What a table of routes says about each: `NOUN.routes.ts` lists them as `'PATCH /api/projects/:id': { access: 'user',
 * once: true }`, and `NOUN.schemas.ts` has their requests and answers. Server, browser, rate limits and tests derive
 * from these tables. Nothing here exists at run time.
 */
export type Route = {
  /**
   * Who may call it. `visitor-or-user`: anyone, and a person who is signed in is known. `user-or-replay` is for a
   * write that ends the caller's sessions: signed-in users, and retries of the same request with the cookie of a
   * session that it has ended.
   */
  readonly access: 'anyone' | 'visitor-or-user' | 'user' | 'admin' | 'user-or-replay';
  /** How many requests a client may send per minute, by the name of the limit; `api` by default. */
  readonly limit?: LimitName;
  /** All processes count together, at a query per request: for rare requests that attackers would target. */
  readonly isShared?: true;
  /** Limits each account as well, together with all routes that name the same limit. */
  readonly perAccount?: LimitName;
  /** Runs in a transaction in which its answer is stored, so that a retry with the same key has no second effect. */
  readonly once?: true;
  /** A client that already has the answer gets 304 without a body. */
  readonly hasEtag?: true;
  /** The answer is a stream or a redirect, so there is no HEAD: it would read the whole file. */
  readonly isFile?: true;
  /**
   * `text`: errors are plain text, with their codes in a header. `form`: an invalid field is described without its
   * name, because forms show the message beside the field.
   */
  readonly errors?: 'text' | 'form';
  /** Errors say whether the service is unavailable: `isServiceUnavailable`. */
  readonly saysIfUnavailable?: true;
  /** By default, `limits.requestBodyMaxBytes`. */
  readonly bodyMaxBytes?: number;
};

export type LimitName =
  | 'api'
  | 'tracking'
  | 'accounts'
  | 'challenges'
  | 'feedback'
  | 'bulk'
  | 'previews'
  | 'exports'
  | 'resets'
  | 'reports'
  | 'scanReports';

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** A route is named by its method and path, in which `:id` stands for a parameter. */
export type RouteName = `${Method} /api/${string}`;

export type Routes = Readonly<Record<RouteName, Route>>;

/** The parameters in the path of a route. */
export type ParamName<Name extends string> = Name extends `${string}/:${infer Param}/${infer Rest}`
  ? Param | ParamName<`/${Rest}`>
  : Name extends `${string}/:${infer Param}`
    ? Param
    : never;
