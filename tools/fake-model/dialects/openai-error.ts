const types: Readonly<Record<number, string>> = {
  400: 'invalid_request_error',
  401: 'authentication_error',
  404: 'not_found_error',
  429: 'rate_limit_error',
};

export function openAiError(status: number, message: string): object {
  return {
    error: {
      message,
      type: types[status] ?? 'server_error',
      param: null,
      code: status === 401 ? 'invalid_api_key' : null,
    },
  };
}
