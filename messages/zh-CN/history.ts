export const changeMissing = '此更改已不在历史记录中。';
export const changedLater = '此后，码的这一部分又有更改。请打开历史记录查看最新更改。';
