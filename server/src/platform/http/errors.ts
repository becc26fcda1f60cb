import { ERROR_DETAILS_HEADER } from '@everscan/contract/error-details';
import type { ErrorBody, ErrorCode } from '@everscan/contract/errors';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { isUnavailable } from '../db/is-unavailable.ts';
import type { App } from './app-type.ts';
import { HttpError, retryAfter, userError } from './http-error.ts';
import { errorMessage, issueText } from './presenter.ts';

/**
 * Reports every failure as `{ error, code }` or, if the route's config says so, with details or as plain
 * text. Internal causes are only logged.
 */
export function answerErrors(app: App): void {
  z.config({ customError: errorMessage });
  app.setErrorHandler(sendError);
}

export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const config = request.routeOptions?.config;
  const plainText = config?.errors === 'text';
  const answer = toHttpError(error, config?.errors !== undefined);
  if (answer.statusCode >= 500) {
    request.log.error({ err: error, status: answer.statusCode }, 'request failed');
  }
  reply.code(answer.statusCode).headers({ 'cache-control': 'no-store', ...answer.headers });
  if (plainText) {
    reply
      .header(ERROR_DETAILS_HEADER, inAscii({ code: answer.code, ...answer.details }))
      .type('text/plain; charset=utf-8')
      .send(answer.message);
  } else {
    const details = {
      ...answer.details,
      ...(config?.saysIfUnavailable && { isServiceUnavailable: answer.statusCode === 503 }),
    };
    reply
      .type('application/json; charset=utf-8')
      .send(errorBody(answer.code, answer.message, details));
  }
}

export function errorBody(code: ErrorCode, error: string, details: object = {}): string {
  return JSON.stringify({ error, code, ...details } satisfies ErrorBody);
}

/** JSON for a header, which may contain only ASCII (RFC 9110, 5.5). */
function inAscii(details: object): string {
  return JSON.stringify(details).replace(
    /[^ -~]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** An error of Fastify, with the headers of its status: a 416 contains the length of the file (RFC 9110, 15.5.17). */
type FrameworkError = Partial<FastifyError> & { headers?: Record<string, string> };

function toHttpError(error: unknown, inForm: boolean): HttpError {
  if (error instanceof HttpError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    return new HttpError(400, 'bad_request', validationMessage(error.validation, inForm));
  }
  if (isUnavailable(error)) {
    return userError(503, 'unavailable', { headers: retryAfter(2) });
  }
  const { statusCode = 500, code = '', headers } = error as FrameworkError;
  const known = FRAMEWORK_MESSAGES[code];
  if (known) return new HttpError(...known);
  const byStatus = STATUS_MESSAGES[statusCode];
  if (byStatus) return new HttpError(statusCode, ...byStatus, headers);
  if (statusCode >= 400 && statusCode < 500) {
    return new HttpError(400, 'bad_request', 'The request is not valid.');
  }
  return userError(500, 'internal');
}

type Issue = { keyword?: string; instancePath: string; message?: string; params?: unknown };

/**
 * The first problem with its field: `data.url: Must be text`. Forms show the message beside the field, so the
 * field's name is omitted, unless the value has a type that no form sends.
 */
function validationMessage([issue]: readonly Issue[], inForm: boolean): string {
  if (!issue) return 'The request is not valid.';
  const closest = closestOf(issue.params);
  if (closest) return validationMessage(closest, inForm);
  const field = issue.instancePath.replace(/^\//, '').replaceAll('/', '.');
  const keys = (issue.params as { keys?: unknown } | undefined)?.keys;
  if (Array.isArray(keys)) {
    return `Unknown field: ${[field, String(keys[0])].filter(Boolean).join('.')}`;
  }
  const message = issueText(issue);
  const standsAlone = inForm && issue.keyword !== 'invalid_type';
  return standsAlone ? message : `${field || 'body'}: ${message}`;
}

type UnionIssue = { path: readonly PropertyKey[]; code: string; message: string };
type UnionParams = { errors?: readonly UnionIssue[][] };

/** For a body that matches none of several shapes, the problems with the closest one. */
function closestOf(params: unknown): Issue[] | undefined {
  const shapes = ((params ?? {}) as UnionParams).errors ?? [];
  const [closest] = [...shapes].sort((a, b) => a.length - b.length);
  return closest?.map(({ path, code, message, ...rest }) => ({
    keyword: code,
    instancePath: `/${path.join('/')}`,
    message,
    params: rest,
  }));
}

const NOT_JSON = 'The body must be JSON, sent as application/json.';

const FRAMEWORK_MESSAGES: Record<string, [number, ErrorCode, string]> = {
  FST_ERR_BAD_URL: [400, 'bad_request', 'The URL is not valid.'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [
    400,
    'bad_request',
    'Content-Length does not match the body.',
  ],
  FST_ERR_MAX_PARAM_LENGTH: [404, 'not_found', 'Not found.'],
};

const STATUS_MESSAGES: Record<number, [ErrorCode, string]> = {
  404: ['not_found', 'Not found.'],
  405: ['method_not_allowed', 'This URL does not support this method.'],
  412: ['bad_request', 'The file has changed.'],
  413: ['payload_too_large', 'The body is larger than 64 KiB.'],
  415: ['unsupported_media_type', NOT_JSON],
  416: ['bad_request', 'The file has no such part.'],
};
