import { paths, SendWeeklyReportReply } from '@replysmith/contract';
import { useMutation } from '@tanstack/react-query';
import { apiPost } from '../lib/wire/api-client.ts';

/** Has the last seven days mailed now. */
export function useSendWeeklyReport() {
  return useMutation({
    mutationFn: () => apiPost(paths.sendWeeklyReport, {}, SendWeeklyReportReply),
  });
}
