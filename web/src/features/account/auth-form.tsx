import {
  type Credentials,
  credentialsSchema,
  type FactorMethod,
  type User,
} from '@everscan/contract/accounts.schemas';
import { limits } from '@everscan/contract/limits';
import * as m from '@everscan/messages/account';
import { signIn } from '@everscan/messages/passkeys';
import * as ui from '@everscan/messages/ui';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { messageOf } from '../../lib/call.ts';
import { formResolver } from '../../lib/form-resolver.ts';
import { hasPasskeys } from '../../lib/passkey-support.ts';
import { toast } from '../../lib/toasts.ts';
import { useAction } from '../../lib/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { FormField } from '../../ui/form-field.tsx';
import { KeyRound } from '../../ui/icons.tsx';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { needsSecondFactor, useLogin, useRegister } from './account-calls.ts';
import type { AuthMode } from './auth-mode.ts';
import { isCommonPassword } from './common-passwords.ts';
import { ForgottenPassword } from './forgotten-password.tsx';
import { usePasskeyLogin } from './passkey-login.ts';
import { RegistrationNote } from './registration-note.tsx';
import { loadStep } from './second-factor-part.tsx';
import { useSignInOptions } from './sign-in-options.ts';
import { OrLine, SignOnButton } from './sign-on-button.tsx';

const TEXTS = {
  login: {
    intro: m.loginIntro,
    submit: m.login,
    pending: m.loggingIn,
    question: m.loginQuestion,
    toggle: m.toRegister,
    success: { title: m.loggedInTitle, description: m.loggedIn },
  },
  register: {
    intro: m.registerIntro,
    submit: m.register,
    pending: m.registering,
    question: m.registerQuestion,
    toggle: m.toLogin,
    success: {
      title: m.registeredTitle,
      description: m.registered,
    },
  },
} as const;

type AuthFormProps = {
  mode: AuthMode;
  onModeChange: (mode: AuthMode) => void;
  onSignedIn: (user: User) => void;
};

/** Loaded when the dialog opens. Keeps the typed values when the mode changes or the server rejects them. */
export default function AuthForm({ mode, onModeChange, onSignedIn }: AuthFormProps) {
  const texts = TEXTS[mode];
  const { registration: registrationMode, provider } = useSignInOptions();
  const login = useLogin(onSignedIn);
  const registration = useRegister(onSignedIn);
  const { mutateAsync } = mode === 'login' ? login : registration;
  const form = useForm<Credentials>({
    resolver: formResolver(credentialsSchema),
    defaultValues: { email: '', password: '' },
  });
  const { errors } = form.formState;
  const password = form.watch('password');
  const isGuessable = mode === 'register' && isCommonPassword(password);

  const { setFocus } = form;

  const [failure, setFailure] = useState<string>();
  const [methods, setMethods] = useState<readonly FactorMethod[]>();
  const isSecondStep = methods !== undefined;
  const focused = useRef<'email' | 'password'>('email');
  useEffect(() => {
    if (isSecondStep) focused.current = 'password';
    else setFocus(focused.current);
  }, [setFocus, isSecondStep]);
  const showSuccess = () => toast('success', texts.success.title, texts.success.description);
  const [handleSubmit, isPending] = useAction(async (credentials: Credentials) => {
    setFailure(undefined);
    try {
      const answer = await mutateAsync(credentials);
      if (needsSecondFactor(answer)) setMethods(answer.secondFactor.methods);
      else showSuccess();
    } catch (error) {
      const message = messageOf(error, m.authenticationFailed);
      setFailure(message);
      toast('error', ui.errorTitle, message);
    }
  });

  const isLogin = mode === 'login';
  const askForPasskey = usePasskeyLogin(isLogin && !methods, {
    onSignedIn: (user) => {
      showSuccess();
      onSignedIn(user);
    },
    onFailed: setFailure,
  });
  const [handlePasskey, isAsking] = useAction(() => {
    setFailure(undefined);
    return askForPasskey();
  });

  const toggle = (
    <p className="mt-4 text-center text-muted text-sm">
      {texts.question}{' '}
      <button
        type="button"
        onClick={() => {
          setFailure(undefined);
          onModeChange(isLogin ? 'register' : 'login');
        }}
        className="rounded font-medium text-accent underline underline-offset-4"
      >
        {texts.toggle}
      </button>
    </p>
  );

  if (mode === 'register' && registrationMode !== 'open') {
    return (
      <>
        <RegistrationNote mode={registrationMode} />
        {provider && registrationMode !== 'closed' && <SignOnButton provider={provider} />}
        {toggle}
      </>
    );
  }
  if (methods) {
    return (
      <LazyPart
        load={loadStep}
        email={form.getValues('email').trim()}
        methods={methods}
        onSignedIn={(user) => {
          showSuccess();
          onSignedIn(user);
        }}
        onBack={(reason) => {
          setMethods(undefined);
          setFailure(reason);
        }}
      />
    );
  }
  return (
    <>
      <p className="text-muted text-sm">{texts.intro}</p>
      {provider && (
        <>
          <SignOnButton provider={provider} />
          <OrLine />
        </>
      )}
      <form noValidate onSubmit={form.handleSubmit(handleSubmit)} className="mt-5 space-y-4">
        <FormField
          label={m.email}
          type="email"
          dir="ltr"
          autoComplete={isLogin ? 'username webauthn' : 'username'}
          error={errors.email?.message}
          {...form.register('email')}
        />
        <PasswordField
          label={m.password}
          autoComplete={isLogin ? 'current-password' : 'new-password'}
          maxLength={limits.passwordMaxLength}
          error={errors.password?.message}
          hint={isGuessable ? m.commonPassword : ''}
          {...form.register('password')}
        />
        {failure && <FormAlert>{failure}</FormAlert>}
        <Button type="submit" isBusy={isPending} className="h-11 w-full">
          {isPending ? texts.pending : texts.submit}
        </Button>
        {isLogin && hasPasskeys() && (
          <Button
            look="secondary"
            isBusy={isPending || isAsking}
            onClick={handlePasskey}
            className="h-11 w-full"
          >
            <KeyRound aria-hidden className="size-4" /> {signIn}
          </Button>
        )}
      </form>
      {registrationMode === 'open' && toggle}
      {isLogin && <ForgottenPassword form={form} />}
    </>
  );
}
