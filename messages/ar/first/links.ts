export const codeType = 'نوع الرمز';
export const staticCode = 'ثابت';
export const staticHint = 'ثابت: يفتح رابطك مباشرةً ولا تنتهي صلاحيته أبدًا. لا تُتتبَّع عمليات مسحه.';
export const staticBenefit = 'لا تنتهي صلاحيته أبدًا، ولا تُتتبَّع عمليات مسحه.';
export const dynamicCode = 'ديناميكي';
export const dynamicBenefit = 'غيِّر وجهته لاحقًا، واطّلع على عمليات المسح.';
