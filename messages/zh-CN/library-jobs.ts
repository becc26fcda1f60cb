export const jobMissing = '此更改已不存在：更改在一天内可以查看和撤销。';
