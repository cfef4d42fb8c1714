/** The words of the visit with a phone in hand; only the application's owner reads them. */
interface Who {
  /** A mention. */
  readonly who: string;
}

export const doctor = {
  notForYou: 'The doctor is for whoever owns this application, and for nobody else.',
  title: ({ step, of }: { step: number; of: number }) => `The doctor: step ${step} of ${of}`,
  steps: {
    picture: {
      title: 'A picture',
      what: 'Look at this board on a computer and on a phone, without opening it. Can you read the smallest words that matter?',
    },
    next: { title: 'The next picture', what: 'Press the button: another board takes the place of this one.' },
    slow: {
      title: 'A slow answer',
      what: 'Press the button and wait for four seconds: Discord shows that I am at work, then a third board appears.',
    },
    form: { title: 'A form', what: 'Open the form, type a word into the first field and leave the second one empty.' },
    person: { title: 'A person', what: 'Choose somebody from the list. Then choose the same person once more.' },
    call: {
      title: 'A call',
      what: 'Press the button and lock your phone. In a minute I call you twice. Read on the lock screen what each call says, then come back here.',
    },
    direct: {
      title: 'A direct message',
      what: 'I write to you directly. Read what your phone says about it, press the button of that message, and try `/game hand` there.',
    },
    thread: {
      title: 'A thread that sleeps',
      what: 'I open a thread. Go there, put it to sleep, and press its other button: on the phone and on a computer.',
    },
    name: {
      title: 'A stranger’s name',
      what: 'Choose a second account that has never written here. I mention it: do you read its name?',
    },
    add: {
      title: 'Removed and added',
      what: 'Remove me from this server. Open my profile, press **Add App**, and add me again. Then come back to this message and press the button.',
    },
  },
  actions: {
    legible: 'I can read it',
    illegible: 'Too small',
    next: 'Next picture',
    slow: 'Slow',
    form: 'Form',
    person: 'Choose a person',
    personAgain: 'Choose the same person again',
    call: 'Call me in a minute',
    direct: 'Write to me',
    thread: 'Open a thread',
    sleep: 'Put it to sleep',
    again: 'Press me when it sleeps',
    name: 'Choose the second account',
    add: 'I added you again',
    back: 'Back',
    on: 'Next step',
    finish: 'Finish',
  },
  /** The buttons under what was posted for a step. */
  verdicts: {
    call: { right: 'Both said what they were about', otherwise: 'One or both had no words' },
    direct: { right: 'It arrived', otherwise: 'It arrived without a word' },
    name: { right: 'I read a name', otherwise: 'I read something else' },
  },
  form: { title: 'A form', word: 'Type any word', empty: 'Leave this empty' },
  notes: {
    formRight: ({ word }: { word: string }) => `“${word}” and an empty field arrived.`,
    formOther: 'The form arrived, but not with one word and one empty field. Try again.',
    nobody: 'Nobody arrived: an app can’t be chosen. Choose a person.',
    chooseAgain: 'That choice arrived. Choose the same person once more.',
    choseAgain: 'The same choice arrived again.',
    calling: 'I call you in a minute. Lock your phone now.',
    written: 'I have written to you. Press the button there.',
    notWritten: 'Discord did not take my direct message. Allow direct messages from this server, and try again.',
    threadOpen: 'The thread is open. Go there.',
    noThread: 'I can’t open a thread here. Use `/doctor` in a text channel where I may create public threads.',
    notAsleep: 'Put it to sleep first.',
    awake: 'Your press arrived, though the thread had slept.',
    asleep: 'This thread sleeps now. Press its other button.',
    named: 'Look at my new message below, with the account that has not met the other.',
    notPosted: 'Discord did not take my message. Let me send messages here.',
  },
  presence: {
    here: 'I have been here all along. Remove me first.',
    back: 'I was away, and I am back with all that I need.',
    botless:
      'My commands are here, but I am not: **Add App** does not ask for my bot user. `npm run doctor` with `--repair` sets that right.',
  },
  callOfComponents: ({ who }: Who) => `${who}, this is the first call, made of components.`,
  callInWords: ({ who }: Who) => `${who}, this is the second call, in plain words. What did your phone say?`,
  letter: 'The doctor writes to you. What did your phone say?',
  goOn: 'Arrived. Go on in the channel: `/doctor` shows the next step.',
  threadName: 'The doctor',
  inThread: ({ who }: Who) => `${who}, put this thread to sleep, then press the other button.`,
  whoIs: ({ who }: Who) => `Who is this: ${who}?`,
  finished: 'The visit is over, and what I posted for it is gone.',
  outcomes: { right: 'as it should be', otherwise: '**otherwise**', open: 'not tried' },
};
