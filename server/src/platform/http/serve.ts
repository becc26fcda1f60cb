import { answers, type RouteOfApi, requests, routes } from '@everscan/contract/api';
import {
  type Done,
  done,
  doneSchema,
  emptyBodySchema,
  ignoredQuerySchema,
} from '@everscan/contract/requests';
import type { ParamName, Route } from '@everscan/contract/routes';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import * as z from 'zod/mini';
import type { $ZodType, output } from 'zod/v4/core';
import type { Db } from '../db/connect.ts';
import type { Schema } from '../db/schema.ts';
import type { App } from './app-type.ts';
import { buildLargeBodies } from './body.ts';
import { type Actor, type Administrator, actorOf, callerOf, type Visitor } from './caller.ts';
import type { Once, OnceOptions } from './idempotency.ts';
import { limitRequests, type RateLimits } from './rate-limit.ts';
import { buildSharedRateLimiter } from './rate-limiter.ts';
import { type Sessions, signedOut } from './session.ts';

type Parts = { db: Db; once: Once; sessions: Sessions; limits: RateLimits };
type Trx = Transaction<Schema>;

/**
 * Serves all routes of the contract. Their tables say who may call them, how often and with what; a handler only
 * answers: `'PATCH /api/kits/:id': (actor, { params, body }, trx) => changeKit(trx, actor, …)`. A read gets the database, and a
 * write with `once` the transaction in which its answer is stored.
 */
export function serve(app: App, { db, once, sessions, limits }: Parts, handlers: Handlers): void {
  const accountLimits = new Map<string, ReturnType<typeof limitRequests>>();
  const admitLargeBody = buildLargeBodies();

  /** Routes with the same limit share its counts. */
  function limitAccounts(name: keyof RateLimits) {
    const options = { name, points: limits[name], windowSeconds: 60 };
    const limit =
      accountLimits.get(name) ??
      limitRequests(buildSharedRateLimiter(db, options), (request) =>
        String(actorOf(request).workspace),
      );
    accountLimits.set(name, limit);
    return limit;
  }

  for (const name of Object.keys(routes) as RouteOfApi[]) {
    const route: Route = routes[name];
    const [method, url] = name.split(' ') as ['GET' | 'POST' | 'PATCH' | 'DELETE', string];
    const response = (answers as Answers)[name] ?? { 200: doneSchema };
    app.route({
      ...{ method, url },
      config: { ...route, perMinute: limits[route.limit ?? 'api'] },
      schema: { ...requestSchemas(name), response },
      ...(method === 'GET' && { exposeHeadRoute: !route.isFile }),
      ...(route.bodyMaxBytes !== undefined && {
        ...{ bodyLimit: route.bodyMaxBytes, preParsing: admitLargeBody },
      }),
      ...(route.perAccount && { preHandler: limitAccounts(route.perAccount) }),
      handler: (route.once ? answerOnce : answer)(handlers[name] as never, response, route),
    });
  }

  function answer(handle: AnyHandler, response: Response) {
    return async (request: FastifyRequest, reply: FastifyReply) => {
      const result = await handle(callerOf(request) as never, request, db, reply);
      // A reply is awaited until it is sent, and then is nothing.
      if (reply.sent) return reply;
      const { status, body } = toAnswer(response, result);
      // Fastify would send null as an empty body.
      if (body === null) reply.type('application/json; charset=utf-8');
      return reply.code(status).send(body === null ? 'null' : body);
    };
  }

  function answerOnce(
    handler: AnyHandler | { plan: AnyPlan },
    response: Response,
    { access }: Route,
  ) {
    const planOf: AnyPlan =
      'plan' in handler
        ? handler.plan
        : (caller, request, reply) => ({
            write: async (trx) => handler(caller, request, trx, reply),
          });
    return async (request: FastifyRequest, reply: FastifyReply) => {
      const isReplay = access === 'user-or-replay';
      // A retry carries the token of a session that the first request has ended.
      const callerId = isReplay ? sessions.idIn(request) : undefined;
      if (isReplay && callerId === undefined) throw signedOut();
      const {
        write,
        around = (run) => run(),
        after,
        ...plan
      } = planOf(callerOf(request) as never, request, reply);
      const options = { ...plan, ...(callerId !== undefined && { callerId }) };
      await around(() =>
        once(request, reply, async (trx) => toAnswer(response, await write(trx)), options),
      );
      await after?.();
      return reply;
    };
  }
}

function requestSchemas(name: RouteOfApi) {
  const { params, query, body } = (requests as Requests)[name] ?? {};
  const named = [...name.matchAll(/:(\w+)/g)].map(([, param = '']) => [param, z.string()]);
  return {
    ...(named.length > 0 && { params: params ?? z.object(Object.fromEntries(named)) }),
    ...(name.startsWith('GET')
      ? { querystring: query ?? ignoredQuerySchema }
      : { body: body ?? emptyBodySchema, ...(query && { querystring: query }) }),
  };
}

/** A handler returns the body, or the status with the body if its route has several. */
function toAnswer(response: Response, result: unknown): { status: number; body: unknown } {
  const [status, ...others] = Object.keys(response);
  if (others.length > 0) return result as { status: number; body: unknown };
  return { status: Number(status), body: result === undefined ? done : result };
}

type Requests = {
  [name: string]: { [part in 'params' | 'query' | 'body']?: $ZodType } | undefined;
};
type Answers = { [name: string]: Response | undefined };
type Response = { readonly [status: number]: object };
type AnyHandler = (caller: never, request: FastifyRequest, db: Db, reply: FastifyReply) => unknown;
type AnyPlan = (caller: never, request: FastifyRequest, reply: FastifyReply) => Plan<unknown>;

/** One handler for each route. */
export type Handlers = { readonly [Name in RouteOfApi]: Handler<Name> };

type Handler<Name extends RouteOfApi> = (typeof routes)[Name] extends { once: true }
  ? Answering<Name, Trx> | { plan(...parts: PlanParts<Name>): Plan<ResultOf<Name>> }
  : Answering<Name, Db>;

type PlanParts<Name extends RouteOfApi> = [
  caller: CallerOf<Name>,
  request: RequestTo<Name>,
  reply: FastifyReply,
];

/** How a write is answered that needs more than its transaction. */
type Plan<Result> = Omit<OnceOptions<Result>, 'callerId'> & {
  write(trx: Trx): Promise<Result>;
  around?(run: () => Promise<void>): Promise<void>;
  /** Runs after the answer is sent, also after a replay. */
  after?(): unknown;
};

/** Returns what the route answers, or the reply if it has sent a file or a redirect. */
type Answering<Name extends RouteOfApi, Handle> = (
  caller: CallerOf<Name>,
  request: RequestTo<Name>,
  db: Handle,
  reply: FastifyReply,
) => ResultOf<Name> | Promise<ResultOf<Name>> | FastifyReply | Promise<FastifyReply>;

type CallerOf<Name extends RouteOfApi> = {
  anyone: Visitor;
  'visitor-or-user': Actor | Visitor;
  user: Actor;
  'user-or-replay': Actor | Visitor;
  admin: Administrator;
}[(typeof routes)[Name]['access']];

/** A request whose parts have passed the schemas of its route. */
export type RequestTo<Name extends RouteOfApi> = FastifyRequest<{
  Params: { [Param in ParamName<Name>]: string };
  Querystring: PartOf<Name, 'query'>;
  Body: PartOf<Name, 'body'>;
}>;

type PartOf<Name extends RouteOfApi, Part extends string> = Name extends keyof typeof requests
  ? (typeof requests)[Name] extends Readonly<Record<Part, infer Given extends $ZodType>>
    ? output<Given>
    : unknown
  : unknown;

type ResultOf<Name extends RouteOfApi> = Name extends keyof typeof answers
  ? BodyOf<(typeof answers)[Name]>
  : MaybeDone<Done>;

type BodyOf<Statuses> =
  IsUnion<keyof Statuses> extends true
    ? {
        [Status in keyof Statuses]: { status: Status; body: Sent<Statuses[Status]> };
      }[keyof Statuses]
    : Sent<Statuses[keyof Statuses]>;
type Sent<Given> = Given extends $ZodType ? MaybeDone<output<Given>> : never;
// biome-ignore lint/suspicious/noConfusingVoidType: a handler that returns nothing confirms with `done`
type MaybeDone<Body> = Done extends Body ? Body | undefined | void : Body;
type IsUnion<Type, All = Type> = Type extends unknown
  ? [All] extends [Type]
    ? false
    : true
  : never;
