export const changeMissing = 'لم يعد هذا التغيير موجودًا في السجل.';
export const changedLater =
  'تغيّر هذا الجزء من الرمز مرة أخرى بعد ذلك. يمكن الاطلاع على أحدث التغييرات في السجل.';
