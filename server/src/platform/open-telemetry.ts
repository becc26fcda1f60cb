import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { hostname } from 'node:os';
import {
  defaultTextMapGetter,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace as spans,
} from '@opentelemetry/api';
import { ExportResultCode, W3CTraceContextPropagator } from '@opentelemetry/core';
import { JsonTraceSerializer } from '@opentelemetry/otlp-transformer';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { LogEvent } from 'kysely';
import { buildNetworks } from './http/network.ts';
import type { Outbound } from './http/outbound.ts';
import type { Tracing } from './tracing.ts';

export type TracingConfig = {
  /** Where spans are sent: OTLP over HTTP, as JSON. */
  url: string;
  /** Sent with every request, such as an API key of the collector. */
  headers: Readonly<Record<string, string>>;
  /** The share of traces that are recorded, 0 to 1. */
  ratio: number;
  /** How long spans are collected before they are sent as one batch, in ms. */
  delayMs: number;
};

type Options = TracingConfig & {
  outbound: Outbound;
  trustedProxies: readonly string[];
  /** Value of `db.system.name`. */
  database: 'sqlite' | 'postgresql';
  /** Called with the error when sending begins to fail, and with undefined when spans are accepted again. */
  onStateChange: (error: unknown) => void;
};

/**
 * Starts OpenTelemetry. Spans contain methods, routes, status codes, tables, jobs and kinds of mails. They
 * contain nothing that a client has sent, except trace ids from a trusted proxy.
 */
export function startTracing(options: Options): Tracing {
  const { ratio, delayMs, database, trustedProxies } = options;
  const provider = new TracerProvider({
    resource: defaultResource().merge(
      resourceFromAttributes({
        'service.name': 'everscan',
        'service.instance.id': `${hostname()}-${process.pid}`,
      }),
    ),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [
      new BatchSpanProcessor({ exporter: buildExporter(options), scheduledDelayMillis: delayMs }),
    ],
  });
  const tracer = provider.getTracer('everscan');
  const current = new AsyncLocalStorage<Span>();
  const ofRequest = new WeakMap<IncomingMessage, Span>();
  const propagator = new W3CTraceContextPropagator();
  const isTrusted = buildNetworks(trustedProxies);
  const within = (span: Span | undefined) =>
    span ? spans.setSpan(ROOT_CONTEXT, span) : ROOT_CONTEXT;

  return {
    async trace(name, work, { isRoot } = { isRoot: false }) {
      const parent = isRoot ? undefined : current.getStore();
      const span = tracer.startSpan(name, {}, within(parent));
      try {
        return await current.run(span, work);
      } catch (error) {
        markFailed(span, error);
        throw error;
      } finally {
        span.end();
      }
    },
    onQuery(event) {
      const parent = current.getStore();
      if (!parent?.isRecording()) return;
      const summary = summarize(event.query.sql);
      const endTime = Date.now();
      const span = tracer.startSpan(
        summary,
        {
          kind: SpanKind.CLIENT,
          startTime: endTime - event.queryDurationMillis,
          attributes: { 'db.system.name': database, 'db.query.summary': summary },
        },
        within(parent),
      );
      if (event.level === 'error') markFailed(span, event.error);
      span.end(endTime);
    },
    traceRequest(request, response, work) {
      const parent = isTrusted(request.socket.remoteAddress)
        ? propagator.extract(ROOT_CONTEXT, request.headers, defaultTextMapGetter)
        : ROOT_CONTEXT;
      const { method = 'GET' } = request;
      const attributes = { 'http.request.method': method };
      const span = tracer.startSpan(method, { kind: SpanKind.SERVER, attributes }, parent);
      ofRequest.set(request, span);
      response.once('close', () => endRequest(span, response));
      current.run(span, work);
    },
    resume(request, work) {
      const span = ofRequest.get(request);
      if (span) current.run(span, work);
      else work();
    },
    nameRequest(request, route) {
      const span = ofRequest.get(request);
      span?.updateName(`${request.method} ${route}`).setAttribute('http.route', route);
    },
    findTraceId(request) {
      const span = ofRequest.get(request);
      return span?.isRecording() ? span.spanContext().traceId : undefined;
    },
    stop: () => provider.shutdown(),
  };
}

function endRequest(span: Span, { statusCode }: ServerResponse): void {
  span.setAttribute('http.response.status_code', statusCode);
  if (statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

/** Without the error's message, which may quote what a client has sent. */
function markFailed(span: Span, error: unknown): void {
  const { code, name } = error as NodeJS.ErrnoException;
  span.setAttribute('error.type', String(code ?? name)).setStatus({ code: SpanStatusCode.ERROR });
}

/** The statement's verb and table, such as `SELECT links`. */
function summarize(sql: LogEvent['query']['sql']): string {
  const [verb = ''] = /\w+/.exec(sql) ?? [];
  const [, table] = /\b(?:from|into|update)\s+"?(\w+)/i.exec(sql) ?? [];
  return [verb.toUpperCase(), table].filter(Boolean).join(' ');
}

function buildExporter({ url, headers, outbound, onStateChange }: Options): SpanExporter {
  let isFailing = false;
  const exports = new Set<Promise<void>>();

  async function send(body: Uint8Array<ArrayBuffer>): Promise<void> {
    const response = await outbound(url, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body,
    });
    if (!response.ok) throw new Error(`The collector answered with status ${response.status}`);
  }

  return {
    export(batch, report) {
      const body = new Uint8Array(JsonTraceSerializer.serializeRequest(batch) ?? []);
      const sent = send(body).then(
        () => {
          if (isFailing) onStateChange(undefined);
          isFailing = false;
          report({ code: ExportResultCode.SUCCESS });
        },
        (error: Error) => {
          if (!isFailing) onStateChange(error);
          isFailing = true;
          report({ code: ExportResultCode.FAILED, error });
        },
      );
      exports.add(sent);
      sent.finally(() => exports.delete(sent));
    },
    async shutdown() {
      await Promise.all(exports);
    },
  };
}
