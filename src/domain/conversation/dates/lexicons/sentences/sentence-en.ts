import type { Entry } from "../../terms/term.ts";

/** What a sentence does with its days and times: wishes, tells, points back, prefers. */
export const sentenceEn: readonly Entry[] = [
  [
    "wish",
    null,
    "can|could|may i|might|book|booking|need|want|wanted|would|like|i d|wanna|slot|free|available|availability|have you|you have|got any|any|anything|got a|fit|squeeze|possible|possibly|works|work for|suit|suits|please|pls|plz|how about|what about|hoping|hope|wonder|wondering|thinking|ask|asking|going to|gonna|looking|make it|move|change|reschedule|switch|again|put me|pencil|let s|lets|shall|should|prefer|rather|will|i ll|okay with|do you|are you|is there",
  ],
  [
    "idle",
    null,
    "was gonna come|was going to come|was meant to come|was supposed to come|meant to come|was gonna go|hope you had|hope you have|turned|was|were|had|did my|did it|did a|got my|got it cut|got it done|got married|came|went|loved|enjoyed|left my|i left|missed|forgot|paid|met|visited|happened|used to|saw|spent|gave me|gave it|cut my|cut it|thanks for|thank you for|cheers for|ta for|thanks again for|have a|have an|enjoy",
  ],
  ["parting", null, "bye|take care|cheers|ta ta|tata|xx|xxx|x|hugs|toodles|laters|cya|all the best"],
  ["one", "this", "this one|this coming one|this|this week s one|this week s"],
  ["one", "next", "the next one|next one|the next"],
  [
    "one",
    "after",
    "the one after|the one after that|the one after this|the one after next|one after|the following one|the following|the one following|the next one after|the other one|the week after that",
  ],
  ["onePronoun", null, "the one|that one|one|the ones|that"],
  ["weekdayAfterWord", null, "after that|after that one|after this one|after this"],
  ["weekdayAfterWord", "loose", "after"],
  ["prefer", null, "rather|prefer|preferably|better|sooner|i d rather|ideally|suits me better|favour|favor"],
  ["than", null, "than|over|rather than|instead of|than on|than the|over the|not"],
  [
    "busy",
    null,
    "i work|i m working|i m at work|im at work|i am working|i m busy|im busy|work|i have class|i ve got class|i have school|i m in class|i m no good|i m no good in|i m useless|busy|no good|i m not good|i m hopeless|i don t do|don t do|i m rubbish|not a fan of|i hate",
  ],
  [
    "busyUntil",
    null,
    "i finish|i finish work|i finish school|i finish uni|finish work|finishing work|i get off|i get off work|get off|get off work|i m done|i m done with work|i clock off|clock off|i knock off|knock off|my shift ends|shift ends|shift finishes|my shift finishes|school ends|school finishes|school s out|class ends|i get out|i get out of work|i leave work|leave work|i m off|i m off work|i get home|kids finish|my train arrives|my train gets in|my meeting ends|meeting ends|dentist is|my dentist is|my meeting is|i land|i arrive",
  ],
  [
    "busyTill",
    null,
    "i work|i m working|i m at work|im at work|working|i m busy|busy|i m in the office|in the office|i m tied up|tied up|i ve got work|i m in class|in class|in meetings|i m in meetings|in a meeting|i m stuck|stuck",
  ],
  [
    "workdays",
    null,
    "weekday(|s)|any weekday|a weekday|on a weekday|weekdays only|working day(|s)|week days|during the working week|work days|business day(|s)",
  ],
  [
    "tooMuch",
    "early",
    "not too early|not so early|not early|nothing too early|not super early|not that early|nothing early",
  ],
  ["tooMuch", "late", "not too late|not so late|not late|nothing too late|not super late"],
  [
    "one",
    "onward",
    "any day after that|any time after that|anytime after that|from then on|from then|any day from then",
  ],
  ["neither", null, "neither|not|neither on"],
  ["nor", null, "nor|nor on"],
  ["either", null, "either|either at|it s either|at either"],
  ["weekNumberWord", null, "week number|week no"],
  [
    "away",
    null,
    "i m away|away|on holiday|i m on holiday|i m on vacation|on vacation|i m out of town|out of town|i m travelling|i m abroad|abroad|i m not around|not around|i m not free|not free|i m not available|not available|i m unavailable|i can t do anything|can t do anything|nothing",
  ],
  [
    "isClosed",
    null,
    "is a holiday|is a bank holiday|s a holiday|you re closed|you are closed|is closed|s closed|you don t open|you re not open|is my birthday|is the wedding|is my wedding",
  ],
  [
    "event",
    null,
    "wedding is|my wedding is|wedding|party|birthday|my birthday is|my exam is|interview|flight|funeral|dentist",
  ],
  ["atLatest", null, "at the latest|latest|at the very latest|tops|max"],
  ["tail", null, "anymore|any more|for me|after all|at all|now|sorry|i m afraid"],
  ["atVerb", null, "do|can do|say|make it|call it|let s say|i meant|meant|i mean|shall we say|do like|more like"],
  ["weekdayBeforeWord", null, "before that"],
  ["weekdayBeforeWord", "loose", "before"],
  ["wish", null, "it was for|was for|that was for"],
  [
    "promise",
    null,
    "let you know|get back to you|think about it|call you back|text you back|ring you back|i hate|hate|love mondays",
  ],
  ["but", null, "but|though|but only|although"],
  ["instead", null, "instead|rather"],
];
